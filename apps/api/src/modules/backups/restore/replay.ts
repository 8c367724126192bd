import { mongo } from 'mongoose';
import type { CopiedCollection, Moment } from '../manifest';
import { asStored, documentsIn } from '../parts/documents';
import { isBehind, isNews, type RecordedChange, writesOf } from './changes';
import type { RestoreProgress } from './restore-progress';

/** Of one transaction, which may last but seconds. */
const AT_ONCE = 500;
const BYTES_AT_ONCE = 4 * 1024 * 1024;

export interface Replay {
  db: mongo.Db;
  client: mongo.MongoClient;
  copied: ReadonlyMap<string, CopiedCollection>;
  progress: RestoreProgress;
  until: Moment;
  at?: Date;
}

/**
 * Writes the changes of one file, each exactly once: how far it has come is in the same transaction.
 * @returns whether there is more to come
 */
export async function replay(options: Replay, file: string, contents: Buffer): Promise<boolean> {
  const { progress, until, at } = options;
  await progress.begins(file);
  let number = 0;
  let bytes = 0;
  let some: RecordedChange[] = [];
  let isOver = false;
  for (const document of documentsIn(contents)) {
    number += 1;
    if (number <= progress.changes) continue;
    const change = asStored(document) as RecordedChange;
    if (isBehind(change, until, at)) {
      number -= 1;
      isOver = true;
      break;
    }
    if (change.operationType === 'drop') {
      await write(options, some, number - 1);
      some = [];
      await drop(options, change);
      continue;
    }
    some.push(change);
    bytes += document.length;
    if (some.length < AT_ONCE && bytes < BYTES_AT_ONCE) continue;
    await write(options, some, number);
    some = [];
    bytes = 0;
  }
  await write(options, some, number);
  return !isOver;
}

async function write(
  { db, client, copied, progress }: Replay,
  changes: readonly RecordedChange[],
  number: number,
): Promise<void> {
  const writes = new Map<string, mongo.AnyBulkWriteOperation[]>();
  for (const change of changes) {
    if (!('documentKey' in change) || !isNews(change, copied)) continue;
    const { coll } = change.ns;
    writes.set(coll, [...(writes.get(coll) ?? []), ...writesOf(change)]);
  }
  await client.withSession((session) =>
    session.withTransaction(async () => {
      for (const [name, operations] of writes) {
        const result = await db.collection(name).bulkWrite(operations, { session, ordered: true });
        const { insertedCount, matchedCount, deletedCount } = result;
        if (insertedCount + matchedCount + deletedCount !== operations.length) {
          throw new Error(`Changes of ${name} do not fit what was copied of it`);
        }
      }
      await progress.changed(session, number);
    }),
  );
}

/** What a part has from after the collection was dropped stays. Doing it twice changes nothing. */
async function drop({ db, copied }: Replay, { ns, clusterTime }: RecordedChange): Promise<void> {
  const parts = copied.get(ns.coll)?.parts ?? [];
  if (parts.every((part) => part.at.lessThan(clusterTime))) {
    await db.collection(ns.coll).deleteMany({});
    return;
  }
  if (parts.some((part) => part.at.lessThan(clusterTime))) {
    throw new Error(`${ns.coll} was dropped while it was copied; restore another backup`);
  }
}
