import type {
  AccountOutput,
  BookingOutput,
  CustomerOutput,
  ServiceOutput,
  StaffStayOutput,
} from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import type { Modules } from '@atrium/rules/venue/modules';
import { TODAY } from './pin-today';

export const ok = <T>(data: T, status = 200) => reply(status, { success: true, data });

/** An id of the database, the same for the same number. */
export const id = (number: number) => number.toString(16).padStart(24, '0');

/** @param off modules that the venue has switched off, all others are on */
export const account = (level: AccessLevel = 1, off: Partial<Modules> = {}): AccountOutput => ({
  kind: 'staff',
  _id: id(1),
  firstname: 'Ola',
  lastname: 'Ås',
  email: 'ola@fjord.example',
  level,
  vendor: {
    _id: id(2),
    slug: 'fjord',
    name: 'Fjord Hotel & Spa',
    languageCode: 'no',
    timezone: 'Europe/Oslo',
    currency: 'NOK',
    modules: {
      services: true,
      stays: true,
      memberships: true,
      openBooking: true,
      fnb: true,
      spa: true,
      ...off,
    },
  },
});

/** What every signed-in page asks for. */
export const signedIn = (level: AccessLevel = 1, off: Partial<Modules> = {}): MockRoutes => ({
  'GET /api/auth/me': () => ok(account(level, off)),
  'GET /api/v1/admin/notices': () => ok([]),
  // a booking's page asks what of it is paid
  'GET /api/v1/admin/money/:kind/:id': () =>
    ok({
      ...{ total: 0, fees: 0, paid: 0, reserved: 0, owed: 0, currency: 'NOK' },
      cardGiven: false,
      ...{ payments: [], requests: [] },
    }),
  'GET /api/v1/fnb/blocks': () => ok([]),
  'GET /api/v1/fnb/pauses': () => ok([]),
});

export const aGuest = (given: Partial<CustomerOutput> = {}): CustomerOutput => ({
  _id: id(10),
  firstname: 'Łucja',
  lastname: 'Wałęsa',
  email: 'lucja@guests.example',
  phone: '+48512100200',
  active: true,
  doNotDelete: false,
  vip: false,
  tags: [],
  hasPassword: true,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  version: 3,
  ...given,
});

export const aBooking = (given: Partial<BookingOutput> = {}): BookingOutput => ({
  _id: id(20),
  bookingId: 'K7M2Q9XP',
  _customer: { _id: id(10), firstname: 'Łucja', lastname: 'Wałęsa', phone: '+48512100200' },
  _service: { _id: id(30), name: 'Kayak tour' },
  start: `${TODAY}T00:00:00.000Z`,
  date: TODAY,
  timeindex: 840,
  timeindexEnd: 1020,
  participants: 3,
  numberOfChildren: 1,
  addons: [],
  companions: [],
  tables: [],
  active: true,
  waitingList: false,
  attendenceVerified: false,
  onlineBooking: true,
  terms: {
    price: 0,
    currency: 'NOK',
    cancellationHours: 24,
    cancellationDeadline: '2026-11-20T13:00:00.000Z',
    prepayment: 'none',
    cancellation: [],
  },
  totalPrice: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  version: 5,
  ...given,
});

export const aService = (given: Partial<ServiceOutput> = {}): ServiceOutput => ({
  _id: id(30),
  _pictures: [],
  name: 'Kayak tour',
  description: '',
  languageList: [],
  comment: '',
  active: true,
  capacity: 8,
  times: [],
  specialdays: [],
  durationMinutes: 180,
  exclusiveBooking: false,
  waitingList: true,
  allowBookingForChildren: true,
  showCommentField: true,
  showAvailability: true,
  showEndTime: true,
  price: 0,
  prepayment: 'none',
  prepaymentExceptions: [],
  cancellationTerms: [],
  reminders: [],
  taxRates: [],
  addons: [{ _id: id(40), name: 'Dry suit', price: 19000 }],
  tables: 'none',
  _venues: [],
  turnTimes: [],
  sortOrder: 0,
  version: 0,
  ...given,
});

export const aStay = (given: Partial<StaffStayOutput> = {}): StaffStayOutput => ({
  _id: id(50),
  _customer: id(10),
  arrivaldate: '2026-12-01',
  departuredate: '2026-12-04',
  start: '2026-12-01T00:00:00.000Z',
  nights: 3,
  createdAt: '2026-06-15T00:00:00.000Z',
  status: 'expected',
  nrOfGuests: 2,
  adults: 2,
  children: 0,
  babies: 0,
  services: [],
  addons: [],
  treatmentTypes: [],
  version: 0,
  ...given,
});
