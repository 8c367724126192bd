import { type Db, type Document, ObjectId } from 'mongodb';
import type { Random } from '../random';
import { dayAhead } from '../target/make';
import type { World } from '../target/world';
import { insertAll } from './bulk';

/** Documents that the API itself wrote: the pattern of all the others. */
export interface Pattern {
  booking: Document;
  audit: Document;
  ledger: Document;
  guest: Document;
}

export interface Filling {
  bookings: number;
  guests: number;
  services: readonly string[];
  month: readonly string[];
  world: World;
  /** The id of the guest with that number. */
  ids: (number: number) => ObjectId;
  random: Random;
}

/** Minutes from midnight. */
export const TIMES = [600, 660, 720, 780, 840, 900, 960, 1020] as const;
/** Bookings of the month that the load adds to, at every size of the database. */
export const IN_MONTH = 1_300;
/** Bookings a day, over all services, of every other day: a busy venue. */
export const A_DAY = 600;
/**
 * Today and the days up to the month, which staff read and no load writes. They are filled first and from
 * the same seed, so they hold the same bookings however large the rest of the database is.
 */
export const WINDOW_DAYS = 14;
/** The smallest database that holds the month and the whole window. */
export const LEAST_BOOKINGS = IN_MONTH + WINDOW_DAYS * A_DAY;
/** Days between making a booking and its day. A week: as many are made today as a day holds. */
const LEAD_DAYS = 7;
/** Of the month, which is weeks away: nothing may be made in the future. */
const MONTH_LEAD_DAYS = 45;
/** Never full: what is measured is booking, not refusing. More than a service may be given. */
const ENDLESS = 1_000_000_000;
/** Of a hundred bookings, those with a status that few have. */
const RARE_PERCENT = 5;
const BATCH = 20_000;
const DAY_MS = 86_400_000;

/** Copies of the pattern: the month, the window, then the years before it, with their audit and ledgers. */
export async function fillBookings(db: Db, pattern: Pattern, filling: Filling): Promise<void> {
  const used = new Map<string, Record<string, number>>();
  for (let from = 0; from < filling.bookings; from += BATCH) {
    const until = Math.min(from + BATCH, filling.bookings);
    const some = Array.from({ length: until - from }, (_, index) =>
      bookingOf(pattern.booking, filling, from + index, used),
    );
    await insertAll(db.collection('bookings'), some);
    await insertAll(
      db.collection('audit'),
      some.map(({ _id, _customer, createdAt }) => ({
        ...pattern.audit,
        _id: new ObjectId(),
        entityId: _id,
        customerId: _customer,
        at: createdAt,
      })),
    );
  }
  await writeLedgers(db, pattern, used);
}

function bookingOf(
  pattern: Document,
  { guests, services, month, world, ids, random }: Filling,
  index: number,
  used: Map<string, Record<string, number>>,
): Document {
  const inMonth = index < IN_MONTH;
  const service = inMonth ? services[0] : services[index % services.length];
  const date = inMonth
    ? month[index % month.length]
    : dayAhead(-1 - Math.floor((index - IN_MONTH) / A_DAY));
  const timeindex = random.pick(TIMES);
  const participants = random.int(1, 4);
  if (!service || !date) throw new Error('nothing to fill');
  const ledgerId = `${service}|${date}`;
  const sold = used.get(ledgerId) ?? {};
  sold[`t${timeindex}`] = (sold[`t${timeindex}`] ?? 0) + participants;
  used.set(ledgerId, sold);
  const _id = new ObjectId();
  const start = new Date(`${date}T00:00:00Z`);
  const status = random.chance(RARE_PERCENT) ? world.statuses.left : world.statuses.confirmed;
  const lead = inMonth ? MONTH_LEAD_DAYS : LEAD_DAYS;
  return {
    ...pattern,
    _id,
    bookingId: _id.toHexString(),
    _customer: ids(index % guests),
    _service: ObjectId.createFromHexString(service),
    _bookingStatus: ObjectId.createFromHexString(status),
    start,
    timeindex,
    timeindexEnd: timeindex + 60,
    participants,
    createdAt: new Date(start.getTime() - lead * DAY_MS),
  };
}

async function writeLedgers(
  db: Db,
  { ledger, booking }: Pattern,
  used: ReadonlyMap<string, Record<string, number>>,
): Promise<void> {
  const ledgers = db.collection<{ _id: string }>('ledgers');
  const rows = [...used].map(([_id, sold]) => {
    const [service = '', date = ''] = _id.split('|');
    const cap = Object.fromEntries(TIMES.map((start) => [`t${start}`, ENDLESS]));
    const _service = ObjectId.createFromHexString(service);
    return { ...ledger, _id, _service, date, cap, used: sold };
  });
  // the pattern's own booking counts too
  const first = rows.find(({ _id }) => _id === ledger._id);
  const key = `t${booking.timeindex}`;
  if (first) first.used[key] = (first.used[key] ?? 0) + Number(booking.participants);
  await ledgers.deleteMany({ _id: ledger._id });
  for (let from = 0; from < rows.length; from += BATCH) {
    await ledgers.insertMany(rows.slice(from, from + BATCH), { ordered: false });
  }
}
