import { mongo } from 'mongoose';
import { type Manifest, type Moment, nextFile } from '../manifest';
import { PART_BYTES } from '../parts/documents';
import type { SealedStore } from '../store/sealed-store';
import { isKept } from './kept-collections';

/** How long a look waits where nothing has changed. */
const LOOK_MS = 20;
const HISTORY_LOST = 286;
/** What no later change can follow. */
const ENDS: Readonly<Record<string, string>> = {
  rename: 'a collection was renamed',
  dropDatabase: 'the database was dropped',
  invalidate: 'the database was dropped',
};

type Change = mongo.ChangeStreamDocument & { clusterTime?: mongo.Timestamp; wallTime?: Date };

/** Writes down every change of the database from one moment on, as the oplog has them. */
export class ChangeRecorder {
  private pending: Uint8Array[] = [];
  private bytes = 0;
  private token: mongo.Document | undefined;

  private constructor(
    private readonly stream: mongo.ChangeStream,
    private readonly store: SealedStore,
    private readonly manifest: Manifest,
  ) {}

  /** Goes on where the manifest's changes end. */
  static open(db: mongo.Db, store: SealedStore, manifest: Manifest): ChangeRecorder {
    const { token, since } = manifest;
    const stream = db.watch([], {
      ...(token ? { resumeAfter: token } : { startAtOperationTime: since }),
      ...{ maxAwaitTimeMS: LOOK_MS, showExpandedEvents: true },
      // numbers keep the very type that they have in the database
      ...{ promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true },
    });
    return new ChangeRecorder(stream, store, manifest);
  }

  /** All that has happened up to then, so that the oplog may forget it. */
  async upTo(moment: mongo.Timestamp): Promise<void> {
    for (;;) {
      const change = await this.next();
      if (!change) return;
      await this.add(change);
      if (this.manifest.ended || change.clusterTime?.greaterThan(moment)) return;
    }
  }

  /**
   * All up to the insertion of one document, and writes it to the store.
   * @returns the moment of that; undefined where the record ended before
   */
  async upToDocument(collection: string, id: mongo.ObjectId): Promise<Moment | undefined> {
    while (!this.manifest.ended) {
      const change = await this.next();
      if (!change) continue;
      await this.add(change);
      if (change.operationType !== 'insert') continue;
      const { ns, documentKey, clusterTime, wallTime } = change;
      if (ns.coll !== collection || !id.equals(String(documentKey._id))) continue;
      if (!clusterTime || !wallTime) throw new Error('MongoDB has to be 6.0 or later');
      await this.flush();
      return { at: clusterTime, wall: wallTime };
    }
    await this.flush();
    return undefined;
  }

  async close(): Promise<void> {
    await this.stream.close();
  }

  private async next(): Promise<Change | null> {
    try {
      return await this.stream.tryNext();
    } catch (error) {
      if (error instanceof mongo.MongoServerError && error.code === HISTORY_LOST) {
        throw new HistoryLostError();
      }
      throw error;
    }
  }

  private async add(change: Change): Promise<void> {
    const reason = ENDS[change.operationType];
    if (reason) {
      this.manifest.ended = reason;
      return;
    }
    this.token = change._id as mongo.Document;
    const name = 'ns' in change && 'coll' in change.ns ? change.ns.coll : undefined;
    if (!name || !isKept(name)) return;
    if (change.operationType === 'update') refuseOddPaths(name, change.updateDescription);
    const { _id: _, ...rest } = change;
    const bytes = mongo.BSON.serialize(rest);
    this.pending.push(bytes);
    this.bytes += bytes.length;
    if (this.bytes >= PART_BYTES) await this.flush();
  }

  private async flush(): Promise<void> {
    const { pending, manifest, store, token } = this;
    if (pending.length > 0) {
      const file = nextFile(manifest);
      const fingerprint = await store.put(file, Buffer.concat(pending));
      manifest.changes.push({ file, ...fingerprint, documents: pending.length });
    }
    if (token) manifest.token = token;
    this.pending = [];
    this.bytes = 0;
  }
}

/** The oplog has forgotten what happened since the last part. */
export class HistoryLostError extends Error {
  constructor() {
    super('The oplog no longer has what happened since the last look');
  }
}

/** A path to a field whose own name has a dot cannot be written as an update. None of the product's has. */
function refuseOddPaths(
  collection: string,
  { disambiguatedPaths = {} }: mongo.UpdateDescription & { disambiguatedPaths?: mongo.Document },
): void {
  const odd = Object.entries(disambiguatedPaths).find(([, path]) =>
    [path].flat().some((step) => /[.$]/.test(String(step))),
  );
  if (odd) throw new Error(`A change of ${odd[0]} in ${collection} cannot be written down`);
}
