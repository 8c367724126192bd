import { mongo } from 'mongoose';
import { asStored, documentsIn } from '../parts/documents';

const AT_ONCE = 1_000;
const DUPLICATE = 11_000;

/**
 * Writes the documents of a part.
 * @param mayBeThere some were written before it was broken off
 */
export async function fill(
  collection: mongo.Collection,
  contents: Buffer,
  mayBeThere: boolean,
): Promise<void> {
  let some: mongo.Document[] = [];
  for (const document of documentsIn(contents)) {
    some.push(asStored(document));
    if (some.length < AT_ONCE) continue;
    await insert(collection, some, mayBeThere);
    some = [];
  }
  if (some.length > 0) await insert(collection, some, mayBeThere);
}

async function insert(
  collection: mongo.Collection,
  documents: mongo.Document[],
  mayBeThere: boolean,
): Promise<void> {
  try {
    // journaled with what is written down of the restore afterwards
    await collection.insertMany(documents, {
      ordered: false,
      writeConcern: { w: 1, journal: false },
    });
  } catch (error) {
    if (!mayBeThere || !isDuplicatesOnly(error)) throw error;
  }
}

const isDuplicatesOnly = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError &&
  [error.writeErrors].flat().every(({ code }) => code === DUPLICATE);
