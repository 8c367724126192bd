import { createHash } from 'node:crypto';
import { BSON, type Db, type Document, type ObjectId } from 'mongodb';

/** A document of a venue, as it is stored. */
export interface Kept {
  hash: string;
  /** It belongs to the venue; otherwise it belongs to none, and tells of this one. */
  isOwn: boolean;
}

/** Every document of a venue, in whatever collection, by collection and id. */
export async function documentsOf(db: Db, vendor: ObjectId): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>();
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.')) continue;
    for await (const document of db.collection(name).find()) {
      const isOwn = vendor.equals(document._vendor ?? document._id);
      if (!isOwn && (document._vendor || !tellsOf(document, vendor))) continue;
      const hash = createHash('sha256').update(BSON.serialize(document)).digest('hex');
      kept.set(`${name}/${document._id}`, { hash, isOwn });
    }
  }
  return kept;
}

const tellsOf = (document: Document, vendor: ObjectId): boolean =>
  BSON.EJSON.stringify(document).includes(vendor.toHexString());

/** What became of a venue's documents; nothing if they are as they were. */
export function touched(
  before: ReadonlyMap<string, Kept>,
  after: ReadonlyMap<string, Kept>,
): string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const changed = [...before].filter(
    ([key, { hash }]) => after.has(key) && after.get(key)?.hash !== hash,
  );
  const added = [...after].filter(([key, { isOwn }]) => isOwn && !before.has(key));
  return [
    ...gone.map((key) => `${key} is gone`),
    ...changed.map(([key]) => `${key} was changed`),
    ...added.map(([key]) => `${key} is new`),
  ].sort();
}
