import { join } from 'node:path';
import { type Db, type Document, type MongoClient, ObjectId } from 'mongodb';
import { insertAll, withoutIndexes } from '../bench/bulk';
import type { HttpClient } from '../clients/http-client';
import { tokenFor } from '../clients/token';
import type { Random } from '../random';
import { runApiCommand } from '../target/api-process';
import { make } from '../target/make';

/** The venue of `npm run seed -- --bookings N`. */
const SLUG = 'stor';
/** How many bookings there are for each document of a kind that the seed makes only few of. */
const PER_STAY = 10;
const PER_MEMBERSHIP = 20;
const PER_MESSAGE = 4;
const PER_PAIR = 500;
const PER_REVIEW = 20;
/** Entries of one membership's ledger, bookings of one guest, of one series and of one group. */
const USES = 400;
const OF_ONE_GUEST = 150;
const OF_A_SERIES = 30;
const OF_A_GROUP = 5;
/** Failed messages, per cent. */
const FAILED_PERCENT = 1;
/** Guests of this country have declined marketing. */
const DECLINING = { languageCode: 'sv' };
const NOTICES = 60;
const DAY_MS = 86_400_000;

export interface FillOptions {
  bookings: number;
  guests: number;
  seed: number;
  folder: string;
}

/** The large venue by the product's own seed, its indexes built at the end. */
export async function seedLargeVenue(
  client: MongoClient,
  mongoUri: string,
  { bookings, guests, seed, folder }: FillOptions,
): Promise<void> {
  const run = async (...args: string[]) => {
    const done = await runApiCommand(mongoUri, join(folder, `${args[0]}.log`), ...args);
    if (!done.succeeded) throw new Error(done.output);
  };
  await run('migrate');
  const sizes = ['--bookings', String(bookings), '--guests', String(guests)];
  await withoutIndexes(client.db(), ['bookings', 'audit', 'customers'], () =>
    run('seed', ...sizes, '--seed', String(seed)),
  );
}

/** Everything else in proportion: copies of what the product wrote. */
export async function fillTheRest(
  http: HttpClient,
  origin: string,
  db: Db,
  { bookings, random }: { bookings: number; random: Random },
): Promise<void> {
  const vendor = await one(db, 'vendors', { slug: SLUG });
  const { _id: _vendor } = vendor;
  const guests = await sample(db, 'customers', _vendor, 5_000);
  const guest = () => random.pick(guests)._id;

  await make(http, origin, {
    path: '/api/v1/fnb/venues',
    token: await staffToken(db),
    body: {
      name: 'Restaurant',
      tables: [
        {
          ...{ name: '1', guestCount: 4 },
          ...{ position: { posX: 10, posY: 10 }, size: { width: 8, height: 8 } },
        },
      ],
    },
  });

  await aSpa(http, origin, await staffToken(db));

  const stay = await one(db, 'stays', { _vendor });
  await copies(db, 'stays', bookings / PER_STAY, (number) => ({
    ...stay,
    _customer: guest(),
    arrivaldate: dayBefore(number % 2_000),
    departuredate: dayBefore((number % 2_000) - 3),
    services: (stay.services as Document[]).map((each) => ({ ...each, _id: new ObjectId() })),
  }));
  const membership = await one(db, 'memberships', { _vendor });
  await copies(db, 'memberships', bookings / PER_MEMBERSHIP, () => ({
    ...membership,
    _customer: guest(),
  }));
  await oneFullLedger(db, _vendor);
  await messages(http, origin, db, vendor, { count: bookings / PER_MESSAGE, guest, random });
  await copies(db, 'customerDuplicates', bookings / PER_PAIR, (number) => {
    const pair = [guest(), new ObjectId()];
    const reasons = ['phone'];
    const score = 40 + (number % 60);
    return { _vendor, guests: pair, pair: pair.join('|'), score, reasons, dismissed: false };
  });
  const reviewed = await db
    .collection('bookings')
    .find({ _vendor }, { projection: { _service: 1 } })
    .limit(bookings / PER_REVIEW)
    .toArray();
  await copies(db, 'reviews', reviewed.length, (number) => ({
    ...{ _vendor, _booking: reviewed[number]?._id, _customer: guest() },
    ...{ _service: reviewed[number]?._service, date: dayBefore(number % 700) },
    ...{ askedAt: new Date(), ratedAt: new Date(), rating: 1 + (number % 5) },
  }));
  await copies(db, 'notices', NOTICES, (number) => ({
    ...{ _vendor, kind: 'jobFailed', key: `jobFailed|${number}` },
    ...{ at: new Date(Date.now() - number * 60_000), count: 1, detail: 'job' },
  }));
  const consents = [{ type: 'marketingEmail', given: false, at: new Date() }];
  await db.collection('customers').updateMany({ _vendor, ...DECLINING }, { $set: { consents } });
  await oneBusyGuest(db, _vendor, random.pick(guests)._id);
}

/** As many therapists, rooms and types as a large spa has. */
async function aSpa(http: HttpClient, origin: string, token: string): Promise<void> {
  const make20 = (path: string, body: (number: number) => object) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const made = await make<{ _id: string }>(http, origin, { path, token, body: body(number) });
        return made._id;
      }),
    );
  const therapists = await make20('/api/spa/therapist', (number) => ({ name: `T${number}` }));
  const rooms = await make20('/api/v1/spa/rooms', (number) => ({ name: `R${number}` }));
  const weekdays = [1, 2, 3, 4, 5];
  await Promise.all(
    therapists.map((_therapist) =>
      make(http, origin, {
        ...{ path: '/api/spa/schedule', token },
        body: {
          ...{ _therapist, date: dayBefore(90), shiftStart: 540, shiftEnd: 1020 },
          repeat: { weekdays, until: dayBefore(-90) },
        },
      }),
    ),
  );
  await make20('/api/spa/treatmenttype', (number) => ({
    name: `Massage ${number}`,
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 60 }], price: 100_000 }],
    ...{ therapists, rooms },
  }));
  await make20('/api/spa/treatment', (number) => ({
    ...{ status: 'pause', date: dayBefore(0), timeindexStart: 600, timeindexEnd: 660 },
    therapists: [{ _therapist: therapists[number] }],
  }));
}

async function oneBusyGuest(db: Db, _vendor: ObjectId, _customer: ObjectId): Promise<void> {
  const some = await sample(db, 'bookings', _vendor, OF_ONE_GUEST);
  const give = (ids: Document[], fields: Document) =>
    db
      .collection('bookings')
      .updateMany({ _id: { $in: ids.map(({ _id }) => _id) } }, { $set: fields });
  await give(some, { _customer });
  await give(some.slice(0, OF_A_SERIES), { _series: new ObjectId() });
  await give(some.slice(-OF_A_GROUP), { _group: new ObjectId() });
}

async function oneFullLedger(db: Db, _vendor: ObjectId): Promise<void> {
  const use = await one(db, 'membershipUses', { _vendor });
  const from = await db
    .collection('membershipUses')
    .countDocuments({ _vendor, _membership: use._membership });
  await copies(db, 'membershipUses', USES, (number) => ({ ...use, no: from + number + 1 }));
}

/** A message that the API itself wrote, copied over the last three months. */
async function messages(
  http: HttpClient,
  origin: string,
  db: Db,
  { _id: _vendor }: Document,
  { count, guest, random }: { count: number; guest: () => ObjectId; random: Random },
): Promise<void> {
  const to = await one(db, 'customers', { _vendor, email: { $exists: true } });
  await make(http, origin, {
    path: `/api/v1/admin/customers/${to._id.toHexString()}/messages`,
    token: await staffToken(db),
    body: { subject: 'About your visit', text: 'We look forward to it.' },
  });
  const message = await one(db, 'messages', { _vendor });
  const bookings = await sample(db, 'bookings', _vendor, 5_000);
  const first = Date.now() - 85 * DAY_MS;
  const at = (number: number) => new Date(first + (number / count) * 85 * DAY_MS);
  const copy = (number: number) => ({
    ...message,
    customerId: guest(),
    entity: { type: 'booking', id: random.pick(bookings)._id },
    state: random.chance(FAILED_PERCENT) ? 'failed' : 'sent',
    createdAt: at(number),
  });
  // a list of messages is in the order of their ids
  const idOf = (number: number) => {
    const seconds = Math.floor(at(number).getTime() / 1000).toString(16);
    return ObjectId.createFromHexString(`${seconds}${random.hex(16)}`);
  };
  await copies(db, 'messages', count, copy, idOf);
}

export const largeVenueId = async (db: Db): Promise<ObjectId> =>
  (await one(db, 'vendors', { slug: SLUG }))._id;

/** A token of the venue's owner, with the rights of a system administrator. */
export async function staffToken(db: Db): Promise<string> {
  const vendor = await one(db, 'vendors', { slug: SLUG });
  const user = await one(db, 'users', { _vendor: vendor._id, level: 3 });
  return tokenFor({
    aud: 'staff',
    sub: user._id.toHexString(),
    vnd: vendor._id.toHexString(),
    lvl: 4,
  });
}

/** @param idOf a new id where absent */
async function copies(
  db: Db,
  collection: string,
  count: number,
  copy: (number: number) => Document,
  idOf: (number: number) => ObjectId = () => new ObjectId(),
): Promise<void> {
  function* all(): Generator<Document> {
    for (let number = 0; number < count; number += 1) {
      yield { ...copy(number), _id: idOf(number) };
    }
  }
  await insertAll(db.collection(collection), all());
}

async function sample(
  db: Db,
  collection: string,
  _vendor: ObjectId,
  size: number,
): Promise<{ _id: ObjectId }[]> {
  return db
    .collection(collection)
    .aggregate<{ _id: ObjectId }>([
      { $match: { _vendor } },
      { $sample: { size } },
      { $project: { _id: 1 } },
    ])
    .toArray();
}

/** @throws {Error} when there is none */
export async function one(db: Db, collection: string, filter: Document): Promise<Document> {
  const found = await db.collection(collection).findOne(filter);
  if (!found) throw new Error(`the database has no such document in ${collection}`);
  return found;
}

/** @returns yyyy-mm-dd */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
