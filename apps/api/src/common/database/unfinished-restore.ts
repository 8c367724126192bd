import type { Connection } from 'mongoose';
import { describeCollection } from '../privacy/data-map';

/** Restores into this database: the last one, and how far it has come. */
export const RESTORES_COLLECTION = 'restores';

/** How far a restore has come. */
export interface RestoreState {
  /** There is but one. */
  _id: 'last';
  /** Of the backup. */
  backup: string;
  /** The moment that was asked for; absent: the last one that the backup has. */
  at?: Date;
  startedAt: Date;
  /** Files that are done with. */
  files: string[];
  /** The file that was begun. */
  begun?: string;
  /** Changes of it that are done with. */
  changes: number;
  doneAt?: Date;
}

describeCollection<RestoreState>(
  RESTORES_COLLECTION,
  { why: 'To go on with a restore that was broken off', kept: 'until the next restore' },
  (neither) => neither('_id', 'backup', 'at', 'startedAt', 'files', 'begun', 'changes', 'doneAt'),
);

/** Nobody may be served before guests who were erased are erased again. @throws {Error} in words for operators */
export async function refuseHalfRestored(connection: Connection): Promise<void> {
  const restore = await connection
    .collection<RestoreState>(RESTORES_COLLECTION)
    .findOne({ doneAt: { $exists: false } });
  if (restore) {
    throw new Error(
      `The restore of the backup ${restore.backup} into this database was broken off. Run it again: it goes on where it was`,
    );
  }
}
