import type { HttpClient } from '../../clients/http-client';
import { Random } from '../../random';
import { dayAhead, make } from '../../target/make';
import { makeWorld, type World } from '../../target/world';

/** A dining room whose tables are given when one books, and a month of bookings in it. */
export interface Seated {
  mongoUri: string;
  world: World;
  serviceId: string;
  roomId: string;
  /** 31 days, yyyy-mm-dd. */
  month: readonly string[];
  bookings: number;
}

/** Of a row. */
const SEATS = [2, 2, 2, 4, 4, 4, 6, 8];
export const TABLES = 5 * SEATS.length;
/** Minutes from midnight: every quarter of an hour. */
const STARTS = Array.from({ length: 16 }, (_, index) => 17 * 60 + index * 15);
const TURN = 90;
export const A_DAY = 40;
const GUESTS = 40;
const AT_ONCE = 8;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

/** Makes all of it through the API, as guests and staff do. */
export async function makeSeated(
  http: HttpClient,
  origin: string,
  { mongoUri, seed }: { mongoUri: string; seed: number },
): Promise<Seated> {
  const world = await makeWorld(http, origin, { guests: GUESTS, seed });
  const roomId = await makeRoom(http, origin, world);
  const { _id: serviceId } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/services',
    token: world.staff,
    body: {
      ...{ name: 'Dinner', capacity: 1_000, tables: 'atBooking', _venues: [roomId] },
      times: STARTS.map((start) => ({ start, end: start + TURN, availableDays: EVERY_DAY })),
    },
  });
  const month = Array.from({ length: 31 }, (_, day) => dayAhead(day));
  const random = new Random(seed);
  let bookings = 0;
  const wanted = month.flatMap((date) => Array.from({ length: A_DAY }, () => date));
  const book = async (date: string) => {
    const guest = random.pick(world.guests);
    const { status } = await http.send(origin, {
      ...{ method: 'POST', path: '/api/v1/hub/activity', token: guest.token, key: random.hex(24) },
      body: {
        ...{ _service: serviceId, _vendor: world.vendorId, _customer: guest.id, date },
        ...{ timeindex: random.pick(STARTS), participants: random.int(1, 6) },
      },
    });
    // a party for which no table is free is turned away
    if (status === 201) bookings += 1;
    else if (status !== 409) throw new Error(`booking answered ${status}`);
  };
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    await Promise.all(wanted.slice(from, from + AT_ONCE).map(book));
  }
  return { mongoUri, world, serviceId, roomId, month, bookings };
}

async function makeRoom(http: HttpClient, origin: string, { staff }: World): Promise<string> {
  const path = '/api/v1/fnb/venues';
  const table = (index: number) => ({
    ...{ name: `T${index + 1}`, guestCount: SEATS[index % SEATS.length] },
    position: { posX: (index % SEATS.length) * 12, posY: Math.floor(index / SEATS.length) * 12 },
    size: { width: 8, height: 8 },
  });
  const plan = await make<{ _id: string; version: number; tables: { _id: string }[] }>(
    http,
    origin,
    {
      ...{ path, token: staff },
      body: { name: 'Hall', tables: Array.from({ length: TABLES }, (_, index) => table(index)) },
    },
  );
  const tables = plan.tables.map(({ _id }) => _id);
  // the first two of each row, pushed together
  const combinations = Array.from({ length: TABLES / SEATS.length }, (_, row) => ({
    ...{ name: `Together ${row + 1}`, guestCount: 5 },
    tables: tables.slice(row * SEATS.length, row * SEATS.length + 2),
  }));
  const { status, body } = await http.send(origin, {
    ...{ method: 'PUT', path: `${path}/${plan._id}`, token: staff },
    body: { version: plan.version, combinations },
  });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.message}`);
  return plan._id;
}
