import { mongo } from 'mongoose';
import { type CollectionPart, type CopiedCollection, type Manifest, nextFile } from '../manifest';
import { PART_BYTES } from '../parts/documents';
import { isOrdered } from '../parts/id-order';
import type { SealedStore } from '../store/sealed-store';

/** Where a copy goes on. */
export interface CopyOptions {
  db: mongo.Db;
  client: mongo.MongoClient;
  store: SealedStore;
  manifest: Manifest;
  partBytes?: number;
}

/** Documents of one part, as they are in the database. */
interface ReadPart {
  documents: Buffer[];
  bytes: number;
  at: mongo.Timestamp;
  to?: unknown;
}

/**
 * The next part of a collection, read at one moment: so that of every change it is known whether the part has it.
 * @returns whether it was the last one
 */
export async function copyPart(options: CopyOptions, copied: CopiedCollection): Promise<boolean> {
  const { store, manifest } = options;
  const from = copied.parts.at(-1)?.to;
  const { documents, at, to } = await readPart(options, copied.name, from);
  if (at.lessThan(manifest.since)) {
    throw new Error(`${copied.name} was read at a moment before the first change`);
  }
  const file = nextFile(manifest);
  const fingerprint = await store.put(file, Buffer.concat(documents));
  const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const part: CollectionPart = { file, ...fingerprint, documents: documents.length, at, ...range };
  copied.parts.push(part);
  return to === undefined;
}

async function readPart(
  { client, db, partBytes = PART_BYTES }: CopyOptions,
  name: string,
  from: unknown,
): Promise<ReadPart> {
  const session = client.startSession({ snapshot: true });
  try {
    const cursor = db.collection(name).find<Uint8Array>(
      {},
      {
        ...{ session, raw: true, hint: { _id: 1 }, sort: { _id: 1 } },
        // a filter compares ids of one type only
        ...(from === undefined ? {} : { min: { _id: from } }),
      },
    );
    const documents: Buffer[] = [];
    let bytes = 0;
    let isFirst = from !== undefined;
    let to: unknown;
    for await (const raw of cursor) {
      const document = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
      if (isFirst) {
        isFirst = false;
        if (isSame(idOf(document), from)) continue;
      }
      documents.push(document);
      bytes += document.length;
      if (bytes < partBytes) continue;
      const id = idOf(document);
      if (!isOrdered(id)) continue;
      to = id;
      break;
    }
    await cursor.close();
    // the driver knows it and does not declare it
    const at: unknown = Reflect.get(session, 'snapshotTime');
    if (!(at instanceof mongo.Timestamp))
      throw new Error(`${name} was not read at one moment: MongoDB has to be a replica set`);
    return { documents, bytes, at, ...(to === undefined ? {} : { to }) };
  } finally {
    await session.endSession();
  }
}

const idOf = (document: Buffer): unknown => mongo.BSON.deserialize(document)._id;

const isSame = (first: unknown, other: unknown): boolean =>
  Buffer.from(mongo.BSON.serialize({ _id: first })).equals(mongo.BSON.serialize({ _id: other }));
