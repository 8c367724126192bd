import { join } from 'node:path';
import { type Db, type Document, MongoClient, ObjectId } from 'mongodb';
import type { HttpClient } from '../clients/http-client';
import { Random } from '../random';
import { ApiProcess, runApiCommand } from '../target/api-process';
import { dayAhead, make, makeWorld, type World } from '../target/world';

/** A database with as many bookings as asked for, and the month that is measured. */
export interface Seeded {
  bookings: number;
  mongoUri: string;
  world: World;
  /** The service that is measured. */
  serviceId: string;
  /** Its month, 31 days, yyyy-mm-dd. */
  month: readonly string[];
}

/** Minutes from midnight. */
export const TIMES = [600, 660, 720, 780, 840, 900, 960, 1020] as const;
/** Counted bookings of the month, however large the rest of the database is. */
const IN_MONTH = 1_300;
/** Bookings a day of the rest, over all services: a busy house. */
const A_DAY = 700;
const SERVICES = 10;
/** Never full: what is measured is booking, not refusing. More than a service may be given. */
const ENDLESS = 1_000_000_000;
const CAPACITY = 10_000;
const GUESTS = 200;
const BATCH = 10_000;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

export async function seedDatabase(
  http: HttpClient,
  options: { bookings: number; mongoUri: string; port: number; folder: string; seed: number },
): Promise<Seeded> {
  const { bookings, mongoUri, port, folder, seed } = options;
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
    // what the API itself writes is the pattern of all the others
    const pattern = await firstBooking(
      http,
      api.url,
      client.db(),
      world,
      serviceId,
      month[0] ?? '',
    );
    await fill(client.db(), pattern, {
      bookings,
      services,
      month,
      world,
      random: new Random(seed),
    });
    return { bookings, mongoUri, world, serviceId, month };
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

interface Pattern {
  booking: Document;
  audit: Document;
  ledger: Document;
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
  if (!booking || !audit || !ledger) throw new Error('the API wrote no booking to copy');
  return { booking, audit, ledger };
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

interface Filling {
  bookings: number;
  services: readonly string[];
  month: readonly string[];
  world: World;
  random: Random;
}

/** Copies of the pattern: first the month, then the years before it, with their audit and ledgers. */
async function fill(db: Db, pattern: Pattern, filling: Filling): Promise<void> {
  const { bookings, services, month, world, random } = filling;
  const used = new Map<string, Record<string, number>>();
  let batch: Document[] = [];
  const flush = async () => {
    await db.collection('bookings').insertMany(batch, { ordered: false });
    await db.collection('audit').insertMany(
      batch.map(({ _id, start }) => ({
        ...pattern.audit,
        _id: new ObjectId(),
        entityId: _id,
        at: start,
      })),
      { ordered: false },
    );
    batch = [];
  };
  for (let index = 0; index < bookings; index += 1) {
    const inMonth = index < Math.min(IN_MONTH, bookings);
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
    batch.push({
      ...pattern.booking,
      _id,
      bookingId: _id.toHexString(),
      _customer: ObjectId.createFromHexString(random.pick(world.guests).id),
      _service: ObjectId.createFromHexString(service),
      start,
      timeindex,
      timeindexEnd: timeindex + 60,
      participants,
      createdAt: start,
    });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  await writeLedgers(db, pattern, used);
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
