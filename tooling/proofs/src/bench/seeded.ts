import { join } from 'node:path';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import type { HttpClient } from '../clients/http-client';
import { tokenFor } from '../clients/token';
import { Random } from '../random';
import { ApiProcess, runApiCommand } from '../target/api-process';
import { dayAhead, make } from '../target/make';
import { makeWorld, type World } from '../target/world';
import { withoutIndexes } from './bulk';
import { fillBookings, LEAST_BOOKINGS, type Pattern, TIMES, WINDOW_DAYS } from './fill';
import { fillGuests, guestIds } from './guests';

/** A database with the requested number of bookings, and what is measured in it. */
export interface Seeded {
  bookings: number;
  mongoUri: string;
  world: World;
  /** The service to book. */
  serviceId: string;
  /** The month in which it is booked, 31 days, yyyy-mm-dd. */
  month: readonly string[];
  /** The week from today on, which no load adds to: first and last day. */
  week: { from: string; until: string };
  /** Besides the few who book; as many as bookings. */
  guests: number;
  /** One of them, signed in. */
  guestOf(number: number): World['guests'][number];
}

const SERVICES = 10;
/** Of every service. */
export const CAPACITY = 10_000;
const GUESTS = 200;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

/** @throws {Error} for fewer bookings than what staff read: sizes could not be compared */
export async function seedDatabase(
  http: HttpClient,
  options: { bookings: number; mongoUri: string; port: number; folder: string; seed: number },
): Promise<Seeded> {
  const { bookings, mongoUri, port, folder, seed } = options;
  if (bookings < LEAST_BOOKINGS) throw new Error(`at least ${LEAST_BOOKINGS} bookings are needed`);
  const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
  if (!migrated.succeeded) throw new Error(migrated.output);
  const api = await ApiProcess.start({ mongoUri, port, logFile: join(folder, 'api-seed.log') });
  const client = new MongoClient(mongoUri);
  try {
    const world = await makeWorld(http, api.url, { guests: GUESTS, seed });
    const services: string[] = [];
    for (let index = 0; index < SERVICES; index += 1) {
      services.push(await makeService(http, api.url, world, index));
    }
    const [serviceId = ''] = services;
    const month = Array.from({ length: 31 }, (_, day) => dayAhead(day));
    // the pattern of all the others is what the API itself writes
    const pattern = await firstBooking(
      http,
      api.url,
      client.db(),
      world,
      serviceId,
      month[0] ?? '',
    );
    const db = client.db();
    const ids = guestIds(seed);
    const filling = { bookings, guests: bookings, services, month, world, ids };
    await withoutIndexes(db, ['bookings', 'audit', 'customers'], async () => {
      await fillGuests(db, pattern.guest, { count: bookings, ids });
      await fillBookings(db, pattern, { ...filling, random: new Random(seed) });
    });
    const week = { from: dayAhead(-WINDOW_DAYS), until: dayAhead(6 - WINDOW_DAYS) };
    const guestOf = (number: number) => {
      const id = ids(number).toHexString();
      return { id, token: tokenFor({ aud: 'guest', sub: id, vnd: world.vendorId }) };
    };
    const found = { bookings, guests: bookings, guestOf };
    return { ...found, mongoUri, world, serviceId, month, week };
  } finally {
    await client.close();
    await api.stop();
  }
}

async function makeService(http: HttpClient, origin: string, world: World, index: number) {
  const { _id } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/services',
    token: world.staff,
    body: {
      name: `Service ${index + 1}`,
      capacity: CAPACITY,
      times: TIMES.map((start) => ({ start, end: start + 60, availableDays: EVERY_DAY })),
    },
  });
  return _id;
}

async function firstBooking(
  http: HttpClient,
  origin: string,
  db: Db,
  world: World,
  serviceId: string,
  date: string,
): Promise<Pattern> {
  const [guest] = world.guests;
  if (!guest) throw new Error('the world has no guests');
  const { _id } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/hub/activity',
    token: guest.token,
    body: bookingDraft(world, serviceId, guest.id, date, TIMES[0]),
  });
  const id = ObjectId.createFromHexString(_id);
  const booking = await db.collection('bookings').findOne({ _id: id });
  const audit = await db.collection('audit').findOne({ entityId: id });
  const ledger = await db.collection('ledgers').findOne({ _service: booking?._service });
  const stored = await db.collection('customers').findOne({ _id: booking?._customer });
  if (!booking || !audit || !ledger || !stored) throw new Error('the API wrote nothing to copy');
  return { booking, audit, ledger, guest: stored };
}

export const bookingDraft = (
  { vendorId }: World,
  serviceId: string,
  guestId: string,
  date: string,
  timeindex: number,
) => ({
  _service: serviceId,
  _vendor: vendorId,
  _customer: guestId,
  date,
  timeindex,
  participants: 1,
});
