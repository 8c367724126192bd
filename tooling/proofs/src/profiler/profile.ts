import type { Db, Document } from 'mongodb';

/** One question that a request put to the database. */
export interface Asked {
  collection: string;
  operation: string;
  /** What it was found by, as mongod says it. */
  plan: string;
  keys: number;
  documents: number;
  /**
   * What it was about: the documents answered, or those that an aggregation takes in after its first
   * `$match` and `$limit`.
   */
  returned: number;
  /** Documents were sorted in memory: no index has their order. */
  sorted: boolean;
  millis: number;
}

const PROFILE_BYTES = 33_554_432;
const READING = ['find', 'aggregate', 'count', 'distinct'];

/** What a piece of work asks of a database, by mongod's own profiler. */
export async function profiled<T>(
  db: Db,
  work: () => Promise<T>,
): Promise<{ answer: T; asked: Asked[] }> {
  await db.command({ profile: 0 });
  await db.collection('system.profile').drop();
  await db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  await db.command({ profile: 2 });
  const answer = await work().finally(() => db.command({ profile: 0 }));
  const entries = await db
    .collection('system.profile')
    .find({
      ns: { $not: /system\.profile|\.throttle/ },
      op: { $in: ['query', 'command', 'getmore'] },
    })
    .toArray();
  const asked: Asked[] = [];
  for (const entry of entries) {
    const told = await askedOf(db, entry);
    if (told) asked.push(told);
  }
  return { answer, asked };
}

async function askedOf(db: Db, entry: Document): Promise<Asked | undefined> {
  const command: Document = entry.originatingCommand ?? entry.command ?? {};
  const operation = READING.find((name) => name in command);
  if (!operation) return undefined;
  const collection = String(entry.ns).slice(db.databaseName.length + 1);
  return {
    collection,
    operation,
    plan: String(entry.planSummary ?? ''),
    keys: Number(entry.keysExamined ?? 0),
    documents: Number(entry.docsExamined ?? 0),
    returned: await returnedBy(db, collection, operation, command, Number(entry.nreturned ?? 0)),
    sorted: entry.hasSortStage === true,
    millis: Number(entry.millis ?? 0),
  };
}

/** An aggregation answers one line about thousands: what it is about is counted afterwards. */
async function returnedBy(
  db: Db,
  collection: string,
  operation: string,
  command: Document,
  nreturned: number,
): Promise<number> {
  if (operation === 'find') return nreturned;
  const { filter, limit } = aboutOf(operation, command);
  const options = limit === undefined ? {} : { limit };
  return Math.max(nreturned, await db.collection(collection).countDocuments(filter, options));
}

function aboutOf(operation: string, command: Document): { filter: Document; limit?: number } {
  if (operation !== 'aggregate') {
    return { filter: command.query ?? {}, ...(command.limit ? { limit: command.limit } : {}) };
  }
  const [match, limit] = command.pipeline as Document[];
  const found = limit?.$limit;
  return {
    filter: match?.$match ?? {},
    ...(typeof found === 'number' ? { limit: found } : {}),
  };
}
