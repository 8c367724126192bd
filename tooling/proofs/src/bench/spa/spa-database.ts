import { join } from 'node:path';
import { type Db, type Document, MongoClient, ObjectId } from 'mongodb';
import type { HttpClient } from '../../clients/http-client';
import { Random } from '../../random';
import { ApiProcess, runApiCommand } from '../../target/api-process';
import { dayAhead, make } from '../../target/make';
import { makeWorld, type World } from '../../target/world';
import { insertAll, withoutIndexes } from '../bulk';

/** A spa whose coming quarter is half full, with a past of its own size. */
export interface SpaDatabase {
  treatments: number;
  mongoUri: string;
  world: World;
  /** Ids. */
  types: readonly string[];
  /** The quarter, yyyy-mm-dd. */
  days: readonly string[];
}

export const THERAPISTS = 40;
export const ROOMS = 20;
export const TYPES = 30;
export const DAYS = 90;
/** Of a hundred times at which a room could be had, those that somebody has. */
const TAKEN_PERCENT = 50;
/** Minutes from midnight. */
const OPENS = 540;
const CLOSES = 1170;
/** Of every treatment, in minutes. */
const PREPARATION = 10;
const HANDS_ON = 60;
const RESET = 20;
const TURN = PREPARATION + HANDS_ON + RESET;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Every second therapist gives a type, in every second room. */
const SHARE = 2;
/** In days from the first of the quarter; no request reads it. */
const LATEST_PAST = -30;
/** Treatments written at once, in whole days. */
const BATCH = 20_000;

interface Made {
  world: World;
  therapists: readonly string[];
  rooms: readonly string[];
  types: readonly string[];
  days: readonly string[];
  /** A treatment that the API booked. */
  pattern: Document;
}

/** Makes it through the API, and fills it with copies of what the API booked. */
export async function makeSpaDatabase(
  http: HttpClient,
  options: { treatments: number; mongoUri: string; port: number; folder: string; seed: number },
): Promise<SpaDatabase> {
  const { treatments, mongoUri, port, folder, seed } = options;
  const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
  if (!migrated.succeeded) throw new Error(migrated.output);
  const api = await ApiProcess.start({ mongoUri, port, logFile: join(folder, 'api-seed.log') });
  const client = new MongoClient(mongoUri);
  try {
    const made = await makeSpa(http, api.url, client.db(), seed);
    const db = client.db();
    const filled = quarter(made, new Random(seed));
    await withoutIndexes(db, ['treatments', 'occupations'], async () => {
      await fill(db, filled);
      await fill(db, past(made, treatments - filled.flat().length));
    });
    return { treatments, mongoUri, ...made };
  } finally {
    await client.close();
    await api.stop();
  }
}

async function makeSpa(http: HttpClient, origin: string, db: Db, seed: number): Promise<Made> {
  const world = await makeWorld(http, origin, { guests: 1, seed });
  const create = async (path: string, body: object) =>
    (await make<{ _id: string }>(http, origin, { path, token: world.staff, body }))._id;
  const each = async (length: number, one: (index: number) => Promise<string>) => {
    const ids: string[] = [];
    while (ids.length < length) ids.push(await one(ids.length));
    return ids;
  };
  const days = Array.from({ length: DAYS }, (_, day) => dayAhead(day));
  const therapists = await each(THERAPISTS, async (index) => {
    const _therapist = await create('/api/spa/therapist', { name: `Therapist ${index}` });
    await create('/api/spa/schedule', {
      ...{ _therapist, date: days[0], shiftStart: OPENS, shiftEnd: CLOSES },
      breaks: [{ start: 780, end: 810 }],
      repeat: { weekdays: EVERY_DAY, until: days.at(-1) },
    });
    return _therapist;
  });
  const rooms = await each(ROOMS, (index) =>
    create('/api/v1/spa/rooms', { name: `Room ${index}`, places: 1 }),
  );
  const halfOf = (ids: readonly string[], type: number) =>
    ids.filter((_, index) => (index + type) % SHARE === 0);
  const types = await each(TYPES, (index) =>
    create('/api/spa/treatmenttype', {
      ...{ name: `Type ${index}`, therapists: halfOf(therapists, index) },
      rooms: halfOf(rooms, index >> 1),
      lengths: [{ phases: [{ kind: 'handsOn', minutes: HANDS_ON }], price: 100_000 }],
      preparation: { minutes: PREPARATION, holds: 'both' },
      reset: { minutes: RESET, holds: 'both' },
    }),
  );
  const [guest] = world.guests;
  const booked = await create('/api/spa/treatment', {
    ...{ date: days[0], timeindexStart: OPENS + 30, _treatmentType: types[0] },
    ...(guest ? { _customer: guest.id } : {}),
  });
  const pattern = await db
    .collection('treatments')
    .findOneAndDelete({ _id: ObjectId.createFromHexString(booked) });
  await db.collection('occupations').deleteMany({});
  if (!pattern) throw new Error('the API booked nothing to copy');
  return { world, therapists, rooms, types, days, pattern };
}

/** The starts at which a room can be had, one after the other. */
const starts = Array.from(
  { length: Math.floor((CLOSES - OPENS) / TURN) },
  (_, index) => OPENS + PREPARATION + index * TURN,
);

/** Each room has therapists of its own, so that nobody is had twice. */
function* treatmentsOn(
  date: string,
  { pattern, therapists, rooms, types }: Made,
  isTaken: () => boolean,
): Generator<Document> {
  for (const [place, room] of rooms.entries()) {
    for (const [index, timeindexStart] of starts.entries()) {
      const therapist = therapists[(place * 2 + (index % 2)) % therapists.length];
      const type = types[(place + index) % types.length];
      if (!therapist || !type || !isTaken()) continue;
      yield {
        ...pattern,
        ...{ _id: new ObjectId(), date, timeindexStart, timeindexEnd: timeindexStart + HANDS_ON },
        timeindexEndAndReset: timeindexStart + HANDS_ON + RESET,
        _treatmentType: ObjectId.createFromHexString(type),
        therapists: [{ _therapist: ObjectId.createFromHexString(therapist) }],
        _room: ObjectId.createFromHexString(room),
      };
    }
  }
}

const quarter = ({ days, ...made }: Made, random: Random): Document[][] =>
  days.map((date) => [
    ...treatmentsOn(date, { days, ...made }, () => random.chance(TAKEN_PERCENT)),
  ]);

/** The days before today, as many as it takes, with every time taken. */
function* past(made: Made, count: number): Generator<Document[]> {
  let left = count;
  for (let day = LATEST_PAST; left > 0; day -= 1) {
    const treatments = [...treatmentsOn(dayAhead(day), made, () => true)].slice(0, left);
    left -= treatments.length;
    yield treatments;
  }
}

/** Treatments day by day, with who has which therapist and which room. */
async function fill(db: Db, days: Iterable<readonly Document[]>): Promise<void> {
  let batch: Document[] = [];
  const flush = async () => {
    await insertAll(db.collection('treatments'), batch);
    await insertAll(db.collection('occupations'), occupationsOf(batch));
    batch = [];
  };
  for (const day of days) {
    batch.push(...day);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
}

function occupationsOf(treatments: readonly Document[]): Iterable<Document> {
  const found = new Map<string, Document>();
  for (const { _id, _vendor, date, timeindexStart, therapists, _room } of treatments) {
    const piece = {
      b: _id.toHexString(),
      ...{ s: timeindexStart - PREPARATION, e: timeindexStart + HANDS_ON + RESET },
    };
    for (const resource of [`therapist:${therapists[0]._therapist}`, `room:${_room}`]) {
      const id = `${resource}|${date}`;
      const { occ, v } = found.get(id) ?? { occ: [], v: 0 };
      found.set(id, { _id: id, _vendor, date, occ: [...occ, piece], v: v + 1 });
    }
  }
  return found.values();
}
