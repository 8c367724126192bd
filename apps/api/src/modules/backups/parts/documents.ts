import { mongo } from 'mongoose';

/** A part of a backup before it is sealed. More is held in memory two or three times while it is made. */
export const PART_BYTES = 16 * 1024 * 1024;

/** Numbers, dates and bytes keep the very type that they have in the database. */
const AS_STORED = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;

/** The documents of a part, which lie in it one behind the other. */
export function* documentsIn(part: Buffer): Generator<Buffer> {
  for (let from = 0; from < part.length; ) {
    const size = part.readInt32LE(from);
    yield part.subarray(from, from + size);
    from += size;
  }
}

export const asStored = (document: Uint8Array): mongo.Document =>
  mongo.BSON.deserialize(document, { ...AS_STORED, bsonRegExp: true });
