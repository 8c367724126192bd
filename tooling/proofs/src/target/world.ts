import type { HttpClient } from '../clients/http-client';
import { tokenFor } from '../clients/token';
import { Random } from '../random';
import { dayAhead, make } from './make';
import { makeSpa, type Spa } from './spa';

/** A venue with guests, created through the API. */
export interface World {
  vendorId: string;
  /** Token of a system administrator. */
  staff: string;
  guests: readonly { id: string; token: string }[];
  /** Ids of booking statuses by what they do. */
  statuses: { confirmed: string; noShow: string; waiting: string; left: string };
}

/** A time at which a service can be booked. */
export interface Slot {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
}

/** A service that everybody books. */
export interface Scene {
  serviceId: string;
  /** The hot slot. */
  hot: Slot;
  /** The other times of that day. */
  sameDay: readonly Slot[];
  nextDay: readonly Slot[];
  dinner: Dinner;
  spa: Spa;
}

/** A service whose guests get a table when they book, on days of its own. */
export interface Dinner {
  serviceId: string;
  /** The dining room. */
  roomId: string;
  /** Ids. */
  tables: readonly string[];
  /** Ids of tables that are pushed together. */
  combinations: readonly (readonly string[])[];
  slots: readonly Slot[];
}

export const HOT_CAPACITY = 40;
const CAPACITY = 20;
/** Eight times a day, the first is the hot one; minutes from midnight. */
const TIMES = [600, 660, 720, 780, 840, 900, 960, 1020];
/** Few, so that clients compete for them. */
const SEATS = [2, 2, 2, 4, 4, 4, 6, 8];
const DINNER_TIMES = Array.from({ length: 16 }, (_, index) => 1020 + index * 15);
const DINNER_DAYS = [4, 5];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
const AT_ONCE = 16;

export async function makeWorld(
  http: HttpClient,
  origin: string,
  { guests, seed }: { guests: number; seed: number },
): Promise<World> {
  const random = new Random(seed);
  const administrator = { aud: 'staff' as const, sub: random.hex(24), lvl: 4 };
  const { _id: vendorId } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/admin/vendors',
    token: tokenFor({ ...administrator, vnd: random.hex(24) }),
    body: {
      name: 'Proof',
      slug: `proof-${random.hex(8)}-${Date.now().toString(36)}`,
      timezone: 'Europe/Oslo',
      country: 'NO',
      currency: 'NOK',
      waitingListPromotion: 'auto',
      modules: { services: true, openBooking: true, fnb: true, spa: true },
    },
  });
  const staff = tokenFor({ ...administrator, vnd: vendorId });
  const status = async (name: string, rules: object) => {
    const body = { name, color: '#336699', ...rules };
    const path = '/api/booking/bookingStatus';
    return (await make<{ _id: string }>(http, origin, { path, token: staff, body }))._id;
  };
  const statuses = {
    confirmed: await status('Confirmed', {}),
    noShow: await status('No-show', { active: false }),
    waiting: await status('Waiting', { active: false, isWaitingList: true }),
    left: await status('Left', { hasArrived: true, hasLeft: true }),
  };
  const made: { id: string; token: string }[] = [];
  while (made.length < guests) {
    const some = Array.from({ length: Math.min(AT_ONCE, guests - made.length) }, async () => {
      const email = `guest-${random.letters(12)}@proof.example`;
      const body = { firstname: 'Guest', lastname: 'Proof', email };
      const path = '/api/v1/admin/customers';
      const { _id: id } = await make<{ _id: string }>(http, origin, { path, token: staff, body });
      return { id, token: tokenFor({ aud: 'guest', sub: id, vnd: vendorId }) };
    });
    made.push(...(await Promise.all(some)));
  }
  return { vendorId, staff, guests: made, statuses };
}

/** A new service with a hot slot, a new dining room with its dinner, and a new spa. */
export async function makeScene(http: HttpClient, origin: string, world: World): Promise<Scene> {
  const { _id: serviceId } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/services',
    token: world.staff,
    body: {
      name: 'Hot',
      capacity: CAPACITY,
      waitingList: true,
      times: TIMES.map((start, index) => ({
        start,
        end: start + 60,
        availableDays: EVERY_DAY,
        ...(index === 0 ? { capacity: HOT_CAPACITY } : {}),
      })),
    },
  });
  const [hot, ...sameDay] = TIMES.map((timeindex) => ({ date: dayAhead(0), timeindex }));
  if (!hot) throw new Error('there are no times');
  const nextDay = TIMES.map((timeindex) => ({ date: dayAhead(1), timeindex }));
  const dinner = await makeDinner(http, origin, world);
  const spa = await makeSpa(http, origin, world.staff);
  return { serviceId, hot, sameDay, nextDay, dinner, spa };
}

async function makeDinner(http: HttpClient, origin: string, { staff }: World): Promise<Dinner> {
  const table = (guestCount: number, index: number) => ({
    ...{ name: `T${index}`, guestCount },
    ...{ position: { posX: index * 10, posY: 10 }, size: { width: 8, height: 8 } },
  });
  const path = '/api/v1/fnb/venues';
  const name = `Room ${performance.now().toString(36)}`;
  const plan = await make<{ _id: string; version: number; tables: { _id: string }[] }>(
    http,
    origin,
    { path, token: staff, body: { name, tables: SEATS.map(table) } },
  );
  const tables = plan.tables.map(({ _id }) => _id);
  const combinations = [tables.slice(0, 2), tables.slice(2, 5), tables.slice(5, 7)];
  const joined = combinations.map((some, index) => ({
    ...{ name: `Together ${index}`, tables: some, guestCount: 6 + index * 2 },
  }));
  const { status } = await http.send(origin, {
    ...{ method: 'PUT', path: `${path}/${plan._id}`, token: staff },
    body: { version: plan.version, combinations: joined },
  });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const { _id: serviceId } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/services',
    token: staff,
    body: {
      ...{ name: 'Dinner', capacity: 200, tables: 'atBooking', _venues: [plan._id] },
      times: DINNER_TIMES.map((start) => ({ start, end: start + 90, availableDays: EVERY_DAY })),
    },
  });
  const slots = DINNER_DAYS.flatMap((day) =>
    DINNER_TIMES.map((timeindex) => ({ date: dayAhead(day), timeindex })),
  );
  return { serviceId, roomId: plan._id, tables, combinations, slots };
}
