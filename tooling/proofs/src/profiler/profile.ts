import type { Db, Document } from 'mongodb';

/** One query that a request sent to the database. */
export interface Asked {
  collection: string;
  operation: string;
  /** The plan, in mongod's words. */
  plan: string;
  keys: number;
  /** Documents read. */
  documents: number;
  /** It groups many documents into few, so its answer does not show how many it needed. */
  groups: boolean;
  /** The documents it needed: those it returned or, if it groups, those it groups over. */
  wanted: number;
  /** Documents were sorted in memory, because no index has their order. */
  sorted: boolean;
  millis: number;
}

const PROFILE_BYTES = 33_554_432;
const READING = ['find', 'aggregate', 'count', 'distinct'];
const GROUPING = ['$group', '$count', '$sortByCount', '$bucket', '$bucketAuto', '$facet'];

/** The queries of a piece of work, by mongod's own profiler. */
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
  if (!operation || isChangeStream(command)) return undefined;
  const collection = String(entry.ns).slice(db.databaseName.length + 1);
  const groups = isGrouping(operation, command);
  const returned = Number(entry.nreturned ?? 0);
  return {
    collection,
    operation,
    plan: String(entry.planSummary ?? ''),
    keys: Number(entry.keysExamined ?? 0),
    documents: Number(entry.docsExamined ?? 0),
    groups,
    wanted: groups ? await groupedOver(db, collection, operation, command) : returned,
    sorted: entry.hasSortStage === true,
    millis: Number(entry.millis ?? 0),
  };
}

/** It reads the oplog, which has no index, and is not part of the request that is measured. */
export const isChangeStream = ({ pipeline = [] }: Document): boolean =>
  (pipeline as Document[])[0]?.$changeStream !== undefined;

/** Counts and sums; an aggregation that only filters, sorts and looks up is for what it returns. */
export function isGrouping(operation: string, { pipeline = [] }: Document): boolean {
  if (operation !== 'aggregate') return operation !== 'find';
  return (pipeline as Document[]).some((stage) => GROUPING.some((name) => name in stage));
}

/** Mongod does not report the input of a group, so it is counted afterwards. */
function groupedOver(
  db: Db,
  collection: string,
  operation: string,
  command: Document,
): Promise<number> {
  const { filter, limit } = inputOf(operation, command);
  return db.collection(collection).countDocuments(filter, limit === undefined ? {} : { limit });
}

/** Its input: the first `$match`, cut by a `$limit` right after it. */
export function inputOf(
  operation: string,
  { query, limit, pipeline }: Document,
): { filter: Document; limit?: number } {
  if (operation !== 'aggregate') return { filter: query ?? {}, ...(limit ? { limit } : {}) };
  const [match, cut] = pipeline as Document[];
  const most = cut?.$limit;
  return { filter: match?.$match ?? {}, ...(typeof most === 'number' ? { limit: most } : {}) };
}
