import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { Clock } from '../../common/clock/clock';
import { migrate } from '../../common/database/migrations/migrate';
import { migrations } from '../../common/database/migrations/migrations';
import { RESTORES_COLLECTION, type RestoreState } from '../../common/database/unfinished-restore';
import { type ErasedGuest, RestoredGuests } from '../customers/public';
import { type PictureFile, PictureFiles } from '../media/public';
import { BACKUPS_COLLECTION } from './backup-records';
import { addErased, readErased } from './erased-list';
import { partsOf, readManifests, type WholeManifest } from './manifest';
import { documentsIn } from './parts/documents';
import { chooseBackup } from './restore/choose-backup';
import { fill } from './restore/fill';
import { replay } from './restore/replay';
import { RestoreProgress } from './restore/restore-progress';
import type { SealedStore } from './store/sealed-store';

export interface RestoreOptions {
  store: SealedStore;
  /** Which backup; else the newest that has the moment. */
  id?: string;
  /** To which moment; else the last one that the backup has. */
  at?: Date;
  /** Empty a database that is not. */
  replace?: boolean;
  /** Guests who were erased and are not on the list beside the backups. */
  erased?: readonly ErasedGuest[];
  log: (line: string) => void;
}

/** What `migrate` leaves in an empty database, and what backups note there. */
const NOT_DATA: ReadonlySet<string> = new Set([
  'migrations',
  BACKUPS_COLLECTION,
  RESTORES_COLLECTION,
]);

/** Fills an empty database from a backup, and erases again who was erased since. */
@Injectable()
export class RestoreBackup {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: PictureFiles,
    private readonly guests: RestoredGuests,
    private readonly clock: Clock,
  ) {}

  /** Goes on with one that was broken off. @throws {Error} in words for whoever restores */
  async run(options: RestoreOptions): Promise<WholeManifest> {
    const { store, at, log } = options;
    const backup = chooseBackup(await readManifests(store), options);
    refuseNewer(backup);
    log(`Restoring ${backup.id} as of ${(at ?? backup.until.wall).toISOString()}`);
    const progress = await this.open(backup, options);
    await this.copyBack(backup, progress, options);
    await this.replayAll(backup, progress, options);
    await this.putPicturesBack(backup, progress, store);
    log('Making the indexes');
    await migrate(this.connection, new Logger('migrate'));
    const erased = [...(await readErased(store)), ...(options.erased ?? [])];
    log(`Erased again: ${await this.guests.eraseAgain(erased)}`);
    log(`Anonymised: ${await this.guests.anonymise()}`);
    await progress.finish(this.clock.now());
    return backup;
  }

  /** An empty database, or the one that a broken restore has begun to fill. */
  private async open(
    chosen: WholeManifest,
    { store, at, replace, log }: RestoreOptions,
  ): Promise<RestoreProgress> {
    const { id: backup, collections } = chosen;
    const states = this.connection.collection<RestoreState>(RESTORES_COLLECTION);
    const begun = { backup, startedAt: this.clock.now(), ...(at ? { at } : {}) };
    const broken = await RestoreProgress.unfinished(states);
    if (broken?.isOf(begun)) {
      log('Going on where it was broken off');
      return broken;
    }
    if (broken && !replace) {
      throw new Error(
        `A restore of ${broken.backup} was broken off. Run the same again, or --replace begins with this one`,
      );
    }
    const full = broken ? [] : await this.collectionsInUse();
    if (full.length > 0 && !replace) {
      throw new Error(
        `The database ${this.connection.name} is not empty (${full.slice(0, 5).join(', ')}, …). --replace empties it first`,
      );
    }
    if (full.length > 0) {
      log('Checking every part before the database is emptied');
      for (const part of partsOf(chosen)) await store.check(part.file, part);
      // what only this database knows outlives it
      await addErased(store, await this.guests.erasedSince(new Date(0)));
    }
    await this.connection.dropDatabase();
    const progress = await RestoreProgress.begin(states, begun);
    for (const { name, options } of collections) {
      await this.database().createCollection(name, options);
    }
    return progress;
  }

  private async copyBack(
    { collections }: WholeManifest,
    progress: RestoreProgress,
    { store, log }: RestoreOptions,
  ): Promise<void> {
    for (const { name, parts } of collections) {
      const collection = this.database().collection(name);
      for (const part of parts.filter(({ file }) => !progress.isDone(file))) {
        const contents = await store.get(part.file, part);
        await fill(collection, contents, await progress.begins(part.file));
        await progress.done(part.file);
      }
      const documents = parts.reduce((all, part) => all + part.documents, 0);
      if (documents > 0) log(`  ${name}: ${documents.toLocaleString('en')}`);
    }
  }

  private async replayAll(
    { collections, changes, until }: WholeManifest,
    progress: RestoreProgress,
    { store, at, log }: RestoreOptions,
  ): Promise<void> {
    const options = {
      ...{ db: this.database(), client: this.connection.getClient(), progress, until },
      copied: new Map(collections.map((one) => [one.name, one])),
      ...(at ? { at } : {}),
    };
    for (const part of changes.filter(({ file }) => !progress.isDone(file))) {
      const contents = await store.get(part.file, part);
      if (!(await replay(options, part.file, contents))) break;
      await progress.done(part.file);
    }
    const documents = changes.reduce((all, part) => all + part.documents, 0);
    log(`  changes: up to ${documents.toLocaleString('en')}`);
  }

  private async putPicturesBack(
    { pictures }: WholeManifest,
    progress: RestoreProgress,
    store: SealedStore,
  ): Promise<void> {
    for (const part of pictures.filter(({ file }) => !progress.isDone(file))) {
      const contents = await store.get(part.file, part);
      const files = [...documentsIn(contents)].map((document) => {
        const { bytes, ...file } = mongo.BSON.deserialize(document, { promoteBuffers: true });
        return { ...(file as PictureFile), bytes: bytes as Buffer };
      });
      await this.files.putBack(files);
      await progress.done(part.file);
    }
  }

  private async collectionsInUse(): Promise<string[]> {
    const found = await this.database().listCollections({ type: 'collection' }).toArray();
    const inUse: string[] = [];
    for (const { name } of found) {
      if (NOT_DATA.has(name) || name.startsWith('system.')) continue;
      if (
        await this.database()
          .collection(name)
          .findOne({}, { projection: { _id: 1 } })
      ) {
        inUse.push(name);
      }
    }
    return inUse.sort();
  }

  private database(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw new Error('The database is not connected');
    return db;
  }
}

/** @throws {Error} where its data has been through what this version does not know */
function refuseNewer({ id, migrations: theirs }: WholeManifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = theirs.filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new Error(
      `${id} is of a newer version of Atrium (it knows ${newer.join(', ')}). Restore it with that one`,
    );
  }
}
