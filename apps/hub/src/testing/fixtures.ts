import type {
  AccountOutput,
  ActivityOutput,
  ActivityWithAvailability,
  AvailableDay,
  AvailableTime,
  HubReservation,
  OwnProfileOutput,
  StayOutput,
  VendorBrandingOutput,
} from '@atrium/api-client/hub';

/** 'Now' in the tests: a Saturday at noon at the venue. */
export const NOW = '2026-11-21T11:00:00Z';

export const vendorFixture = (
  vendor: Partial<VendorBrandingOutput['_vendor']> = {},
): VendorBrandingOutput => ({
  main: {},
  signup: {},
  title: {},
  input: {},
  buttonCTA: { backgroundColor: '#0B5D57', color: '#FFFFFF' },
  link: {},
  _vendor: {
    _id: '66f0a1b2c3d4e5f607182930',
    name: 'Fjord Hotel & Spa',
    slug: 'fjord',
    languageCode: 'no',
    legalLink: 'https://fjord.example/gdpr',
    tagline: 'Calm water, warm rooms',
    email: 'post@fjord.example',
    country: 'NO',
    currency: 'NOK',
    timezone: 'Europe/Oslo',
    spaTimeSlotSpaceInMinutes: 30,
    modules: {
      services: true,
      stays: true,
      spa: false,
      fnb: false,
      memberships: false,
      openBooking: false,
    },
    holdMinutes: 10,
    ...vendor,
  },
});

export const guestFixture = (guest: Partial<AccountOutput> = {}): AccountOutput => ({
  kind: 'guest',
  _id: '66f0a1b2c3d4e5f6071829aa',
  firstname: 'Åse',
  lastname: 'Bø',
  email: 'guest@fjord.example',
  vendor: {
    _id: '66f0a1b2c3d4e5f607182930',
    slug: 'fjord',
    name: 'Fjord Hotel & Spa',
    languageCode: 'no',
    timezone: 'Europe/Oslo',
    currency: 'NOK',
    modules: vendorFixture()._vendor.modules,
  },
  ...guest,
});

export const activityFixture = (activity: Partial<ActivityOutput> = {}): ActivityOutput => ({
  _id: 'sauna',
  name: 'Sauna',
  description: 'An hour by the water.',
  unit: 'Person',
  units: 'People',
  comment: '',
  codeRequired: false,
  durationMinutes: 90,
  exclusiveBooking: false,
  waitingList: true,
  allowBookingForChildren: true,
  showCommentField: true,
  showAvailability: true,
  showEndTime: true,
  price: 25000,
  currency: 'NOK',
  prepayment: 'none',
  cancellationHours: 24,
  addons: [],
  ...activity,
});

export const timeFixture = (time: Partial<AvailableTime> = {}): AvailableTime => {
  const { start = 600, available = 4, waitingList = true } = time;
  return {
    start,
    end: start + 60,
    available,
    held: 0,
    showAvailability: true,
    showEndTime: true,
    waitingList,
    bookable: available > 0 || waitingList,
    ...time,
  };
};

export const dayFixture = (
  date: string,
  times: AvailableTime[],
  day: Partial<AvailableDay> = {},
): AvailableDay => ({
  date,
  available: times.reduce((sum, { available }) => sum + available, 0),
  state: 'open',
  times,
  ...day,
});

export const availabilityFixture = (
  days: AvailableDay[],
  activity: Partial<ActivityWithAvailability> = {},
): ActivityWithAvailability => ({
  _id: 'sauna',
  name: 'Sauna',
  description: 'An hour by the water.',
  unit: 'Person',
  units: 'People',
  waitingList: true,
  exclusiveBooking: false,
  allowBookingForChildren: true,
  showCommentField: true,
  price: 25000,
  currency: 'NOK',
  prepayment: 'none',
  prepaymentExceptions: [],
  cancellationTerms: [],
  cancellationHours: 24,
  durationMinutes: 60,
  addons: [{ _id: 'towel', name: 'Towel', price: 5000 }],
  languageList: [],
  times: [],
  specialdays: [],
  timeslots: { data: days },
  ...activity,
});

export const reservationFixture = (reservation: Partial<HubReservation> = {}): HubReservation => ({
  _id: 'booking-1',
  bookingId: 'K7M2Q9XP',
  _service: { _id: 'sauna', name: 'Sauna' },
  start: '2026-11-25T00:00:00.000Z',
  date: '2026-11-25',
  timeindex: 600,
  timeindexEnd: 660,
  showEndTime: true,
  participants: 2,
  numberOfChildren: 0,
  addons: [],
  companions: [],
  rooms: [],
  active: true,
  waitingList: false,
  terms: {
    price: 25000,
    currency: 'NOK',
    cancellationHours: 24,
    cancellationDeadline: '2026-11-24T09:00:00.000Z',
    prepayment: 'none',
    cancellation: [],
  },
  cancellationDeadline: '2026-11-24T09:00:00.000Z',
  canCancel: true,
  canChange: true,
  totalPrice: 50000,
  currency: 'NOK',
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 3,
  ...reservation,
});

export const profileFixture = (profile: Partial<OwnProfileOutput> = {}): OwnProfileOutput => ({
  _id: '66f0a1b2c3d4e5f6071829aa',
  firstname: 'Åse',
  lastname: 'Bø',
  email: 'guest@fjord.example',
  phone: '+4791234567',
  consents: [],
  version: 2,
  ...profile,
});

export const stayFixture = (stay: Partial<StayOutput> = {}): StayOutput => ({
  _id: 'stay-1',
  _customer: '66f0a1b2c3d4e5f6071829aa',
  arrivaldate: '2026-11-25',
  departuredate: '2026-11-28',
  start: '2026-11-25T00:00:00.000Z',
  nights: 3,
  createdAt: '2026-10-01T00:00:00.000Z',
  status: 'expected',
  nrOfGuests: 3,
  adults: 2,
  children: 1,
  babies: 0,
  services: [],
  addons: [],
  treatmentTypes: [],
  version: 0,
  ...stay,
});
