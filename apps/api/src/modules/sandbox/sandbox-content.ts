import type { KeyScope } from '@atrium/rules/access/key-scopes';
import { SANDBOX } from '@atrium/rules/venue/sandbox';
import type { ServiceInput } from '../services/public';
import type { CreateVendorInput } from '../vendors/public';

/** What the sandbox venue is, before its owner has changed anything: it has none. */
export const venue: CreateVendorInput = {
  slug: SANDBOX.slug,
  name: 'Sandbox',
  tagline: 'A made-up venue for trying the API. Everything here is gone tomorrow.',
  timezone: 'Europe/Oslo',
  country: 'NO',
  currency: 'NOK',
  languageCode: 'en',
  email: 'desk@sandbox.example',
  reviewRequests: false,
};

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
const startsAt = (...hours: number[]) =>
  hours.map((hour) => ({ start: hour * 60, availableDays: everyDay }));

/** Open every day, so that an example of today works tomorrow. */
export const services: readonly ServiceInput[] = [
  {
    name: 'Sauna',
    description: 'An hour in the sauna by the water.',
    capacity: 8,
    durationMinutes: 60,
    price: 25_000,
    times: startsAt(10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
  },
  {
    name: 'Yoga',
    description: 'A morning class for every level. Bring nothing.',
    capacity: 12,
    durationMinutes: 75,
    waitingList: true,
    price: 18_000,
    times: startsAt(7, 9),
  },
  {
    name: 'Private tour',
    description: 'The house with a guide: one party at a time.',
    capacity: 6,
    durationMinutes: 90,
    exclusiveBooking: true,
    price: 120_000,
    times: startsAt(11, 14),
  },
];

const firstNames = ['Ada', 'Bo', 'Carla', 'Dag', 'Elif', 'Finn', 'Gro', 'Hugo', 'Iris', 'Jon'];
const lastNames = ['Example', 'Sample', 'Testing'];

/** Thirty, so that lists have pages. `.example` is an address of nobody (RFC 2606). */
export const guests = lastNames.flatMap((lastname) =>
  firstNames.map((firstname) => ({
    firstname,
    lastname,
    email: `${firstname}.${lastname}@sandbox.example`.toLowerCase(),
  })),
);

/** What anybody may do there: all that needs no set-up of spa, stays or dining rooms. */
const scopes: readonly KeyScope[] = ['bookings.write', 'guests.write', 'services.read'];

/** Shared by all who try: a program of one's own gets a key of its own. */
export const publicKey = { name: 'Public key of the sandbox', scopes: [...scopes], perMinute: 300 };
