import type { Collection, Db, Document, IndexDescription } from 'mongodb';

const BATCH = 5_000;

/**
 * Inserts as fast as one connection can: while the database writes a batch the next is made.
 * @returns how many
 */
export async function insertAll(
  collection: Collection,
  documents: Iterable<Document>,
): Promise<number> {
  let count = 0;
  let batch: Document[] = [];
  let underWay: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await underWay;
    count += batch.length;
    if (batch.length > 0) underWay = collection.insertMany(batch, { ordered: false });
    batch = [];
  };
  for (const document of documents) {
    batch.push(document);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await underWay;
  return count;
}

/**
 * Fills collections without their indexes and builds those at once afterwards, sorted: a million guests
 * have forty million keys, and one by one each would go to a page of its own.
 */
export async function withoutIndexes(
  db: Db,
  names: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const dropped = new Map<string, IndexDescription[]>();
  for (const name of names) {
    const indexes = await db.collection(name).indexes();
    dropped.set(
      name,
      indexes.flatMap(({ v, ...index }) => (index.name === '_id_' ? [] : [index])),
    );
    await db.collection(name).dropIndexes();
  }
  await fill();
  for (const [name, indexes] of dropped) await db.collection(name).createIndexes(indexes);
}
