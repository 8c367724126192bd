import { mongo } from 'mongoose';
import type { Fingerprint, SealedStore } from './store/sealed-store';

/** The version of the format that this code writes and reads. */
export const FORMAT = 1;
const FILE = 'manifest.age';

/** A place in the order of all changes. */
export interface Moment {
  readonly at: mongo.Timestamp;
  /** What the clock of the database said. */
  readonly wall: Date;
}

/** A file of documents, one behind the other as BSON. */
export interface Part extends Fingerprint {
  readonly file: string;
  readonly documents: number;
}

/** Documents of a collection whose ids lie behind `from` and up to `to`, as they were at one moment. */
export interface CollectionPart extends Part {
  readonly at: mongo.Timestamp;
  /** Absent: from the first id on. */
  readonly from?: unknown;
  /** Absent: to the last id. */
  readonly to?: unknown;
}

export interface CopiedCollection {
  readonly name: string;
  readonly options: mongo.Document;
  readonly parts: CollectionPart[];
}

export interface PicturesPart extends Part {
  readonly names: readonly string[];
}

/** What a backup consists of. Without `from` it was broken off, and goes on with the next one. */
export interface Manifest {
  readonly format: number;
  readonly id: string;
  readonly startedAt: Date;
  /** Migrations that its data has been through. */
  readonly migrations: readonly string[];
  /** Its changes begin here: no part is older. */
  readonly since: mongo.Timestamp;
  readonly collections: CopiedCollection[];
  readonly pictures: PicturesPart[];
  readonly changes: Part[];
  /** Where the last part of changes ended. */
  token?: mongo.Document;
  /** The first moment that it can be restored to. */
  from?: Moment;
  /** The last one. */
  until?: Moment;
  /** Why this backup can no longer be extended. */
  ended?: string;
}

export type WholeManifest = Manifest & Required<Pick<Manifest, 'from' | 'until'>>;

export const isWhole = (manifest: Manifest): manifest is WholeManifest =>
  manifest.from !== undefined && manifest.until !== undefined;

/** The name of the next file. */
export function nextFile({ id, collections, pictures, changes }: Manifest): string {
  const copied = collections.reduce((all, { parts }) => all + parts.length, 0);
  const number = copied + pictures.length + changes.length + 1;
  return `${id}/${String(number).padStart(6, '0')}.age`;
}

export const partsOf = ({ collections, pictures, changes }: Manifest): Part[] => [
  ...collections.flatMap(({ parts }) => parts),
  ...pictures,
  ...changes,
];

export async function saveManifest(store: SealedStore, manifest: Manifest): Promise<void> {
  const bytes = mongo.BSON.serialize(manifest, { ignoreUndefined: true });
  await store.put(`${manifest.id}/${FILE}`, bytes);
}

/** Every backup in the store, the oldest first. @throws {Error} for one of a newer format */
export async function readManifests(store: SealedStore): Promise<Manifest[]> {
  const found: Manifest[] = [];
  for (const folder of (await store.store.folders()).sort()) {
    if ((await store.store.list(folder)).includes(FILE)) {
      found.push(await readManifest(store, folder));
    }
  }
  return found;
}

async function readManifest(store: SealedStore, id: string): Promise<Manifest> {
  const manifest = mongo.BSON.deserialize(await store.get(`${id}/${FILE}`)) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new Error(`The backup ${id} was made by another version (format ${manifest.format})`);
  }
  return manifest;
}

/** `2026-11-27T053112Z`: sorts as time passes, and is the name of a folder anywhere. */
export const backupId = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
