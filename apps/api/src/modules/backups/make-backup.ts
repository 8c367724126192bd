import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { Clock } from '../../common/clock/clock';
import { RestoredGuests } from '../customers/public';
import { PictureFiles } from '../media/public';
import { addBackupRecord, BACKUPS_COLLECTION } from './backup-records';
import { ChangeRecorder, HistoryLostError } from './copy/change-recorder';
import { copyPart } from './copy/copy-collection';
import { copyPictures } from './copy/copy-pictures';
import { isKept } from './copy/kept-collections';
import { addErased } from './erased-list';
import {
  backupId,
  FORMAT,
  isWhole,
  type Manifest,
  partsOf,
  readManifests,
  saveManifest,
  type WholeManifest,
} from './manifest';
import { surplus } from './retention';
import type { SealedStore } from './store/sealed-store';

/** More often the manifest is not written: what a backup that is broken off has to do again. */
const SAVE_MS = 10_000;
/** By how much the clocks of two machines may differ. */
const SKEW_MS = 3_600_000;

export interface BackupOptions {
  store: SealedStore;
  /** How many whole backups stay; absent: all. */
  keep?: number;
  log: (line: string) => void;
  /** Of a part. */
  partBytes?: number;
}

/** What was made, or added to. */
export interface MadeBackup extends Pick<WholeManifest, 'id' | 'from' | 'until'> {
  /** Of all its sealed files. */
  readonly bytes: number;
}

/**
 * Copies the database while it is in use, part by part, and writes down what changes meanwhile. Each part is
 * read at one moment, so a restore knows which changes it lacks. See docs/adr/0012-backups-of-our-own.md.
 */
@Injectable()
export class MakeBackup {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: PictureFiles,
    private readonly guests: RestoredGuests,
    private readonly clock: Clock,
  ) {}

  /** A whole one; goes on with one that was broken off. */
  async run(options: BackupOptions): Promise<MadeBackup> {
    const { store, log } = options;
    const broken = (await readManifests(store)).findLast((one) => !isWhole(one) && !one.ended);
    if (broken) {
      log(`Going on with ${broken.id}, which was broken off`);
      try {
        return await this.complete(broken, options);
      } catch (error) {
        if (!(error instanceof HistoryLostError)) throw error;
        log('The oplog no longer reaches back to it: beginning anew');
      }
    }
    return this.complete(await this.begin(), options);
  }

  /** Adds what has changed since the last one, so that it can be restored to any moment until now. */
  async extend(options: BackupOptions): Promise<MadeBackup> {
    const { store } = options;
    const last = (await readManifests(store)).findLast(isWhole);
    if (!last) throw new Error(`There is no backup in ${store.store.place} to extend`);
    if (last.ended) throw new Error(`${last.id} cannot be extended: ${last.ended}. Make a new one`);
    await this.record(last, options);
    await this.finish(last, options);
    return told(last);
  }

  private async begin(): Promise<Manifest> {
    const startedAt = this.clock.now();
    const id = backupId(startedAt);
    // acknowledged by a majority, so whatever is read from now on is not older
    const since = await addBackupRecord(this.connection, {
      backup: id,
      at: startedAt,
      what: 'begun',
    });
    const db = this.database();
    const migrations = await db.collection('migrations').find().toArray();
    const found = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
    const names = found
      .filter(({ name }) => isKept(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      ...{ format: FORMAT, id, startedAt, since: since.at },
      migrations: migrations.map(({ migrationName }) => String(migrationName)),
      collections: names.map(({ name, options = {} }) => ({ name, options, parts: [] })),
      ...{ pictures: [], changes: [] },
    };
  }

  private async complete(manifest: Manifest, options: BackupOptions): Promise<MadeBackup> {
    const { store, log, partBytes } = options;
    const db = this.database();
    const client = this.connection.getClient();
    const save = this.saver(store, manifest);
    const recorder = ChangeRecorder.open(db, store, manifest);
    try {
      for (const copied of manifest.collections) {
        let isLast = copied.parts.length > 0 && copied.parts.at(-1)?.to === undefined;
        while (!isLast) {
          isLast = await copyPart(
            { db, client, store, manifest, ...(partBytes ? { partBytes } : {}) },
            copied,
          );
          const { at } = copied.parts.at(-1) ?? {};
          if (at) await recorder.upTo(at);
          await save();
        }
        const documents = copied.parts.reduce((all, part) => all + part.documents, 0);
        if (documents > 0) log(`  ${copied.name}: ${documents.toLocaleString('en')}`);
      }
      await copyPictures(this.files, store, manifest, save);
      await this.recordWith(recorder, manifest);
    } finally {
      await recorder.close();
    }
    const { until } = manifest;
    if (!until) {
      await saveManifest(store, manifest);
      throw new Error(`${manifest.id} cannot be completed: ${manifest.ended}. Make a new one`);
    }
    const whole = Object.assign(manifest, { from: until, until });
    await this.finish(whole, options);
    return told(whole);
  }

  private async record(manifest: Manifest, { store }: BackupOptions): Promise<void> {
    const recorder = ChangeRecorder.open(this.database(), store, manifest);
    try {
      await this.recordWith(recorder, manifest);
    } finally {
      await recorder.close();
    }
  }

  /** Until now: as far as a document that is written now. */
  private async recordWith(recorder: ChangeRecorder, manifest: Manifest): Promise<void> {
    const record = { backup: manifest.id, at: this.clock.now(), what: 'reached' } as const;
    const { _id } = await addBackupRecord(this.connection, record);
    const until = await recorder.upToDocument(BACKUPS_COLLECTION, _id);
    if (until) manifest.until = until;
  }

  private async finish(manifest: Manifest, { store, keep, log }: BackupOptions): Promise<void> {
    // what was uploaded since the files were copied; what is in the backup is not copied again
    await copyPictures(this.files, store, manifest, async () => {});
    await saveManifest(store, manifest);
    const all = await readManifests(store);
    const removed = keep === undefined ? [] : surplus(all, keep);
    const kept = all.filter((one) => !removed.includes(one)).map(({ startedAt }) => startedAt);
    const [oldest] = kept.sort((a, b) => a.getTime() - b.getTime());
    const since = new Date((oldest ?? manifest.startedAt).getTime() - SKEW_MS);
    await addErased(store, await this.guests.erasedSince(since), since);
    for (const { id } of removed) {
      await store.store.removeFolder(id);
      log(`Removed ${id}`);
    }
  }

  private saver(store: SealedStore, manifest: Manifest): () => Promise<void> {
    let last = 0;
    return async () => {
      if (performance.now() < last + SAVE_MS) return;
      await saveManifest(store, manifest);
      last = performance.now();
    };
  }

  private database(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw new Error('The database is not connected');
    return db;
  }
}

function told(manifest: WholeManifest): MadeBackup {
  const { id, from, until } = manifest;
  return { id, from, until, bytes: partsOf(manifest).reduce((all, part) => all + part.bytes, 0) };
}
