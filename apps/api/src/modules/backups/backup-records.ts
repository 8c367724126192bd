import { type Connection, mongo } from 'mongoose';
import { describeCollection } from '../../common/privacy/data-map';

/** In the database itself, so that its place in the order of all changes is known, and staff see when it was. */
export const BACKUPS_COLLECTION = 'backups';
const KEPT_MS = 90 * 24 * 60 * 60_000;

interface BackupRecord {
  _id: mongo.ObjectId;
  backup: string;
  at: Date;
  /** `reached`: all up to here is in the backup. */
  what: 'begun' | 'reached';
}

describeCollection<BackupRecord>(
  BACKUPS_COLLECTION,
  { why: 'To know when the last backup was made', kept: '90 days' },
  (neither) => neither('_id', 'backup', 'at', 'what'),
);

/** @returns its id, and the moment from which it is there for everybody */
export async function addBackupRecord(
  connection: Connection,
  record: Omit<BackupRecord, '_id'>,
): Promise<{ _id: mongo.ObjectId; at: mongo.Timestamp }> {
  const records = connection.collection<BackupRecord>(BACKUPS_COLLECTION);
  const _id = new mongo.ObjectId();
  const session = await connection.startSession();
  try {
    const writeConcern = { w: 'majority', journal: true } as const;
    await records.deleteMany({ at: { $lt: new Date(record.at.getTime() - KEPT_MS) } });
    await records.insertOne({ _id, ...record }, { session, writeConcern });
    const at = session.operationTime;
    if (!at) throw new Error('MongoDB has to be a replica set or a sharded cluster');
    return { _id, at };
  } finally {
    await session.endSession();
  }
}

/** Up to when everything is in a backup; undefined before the first. */
export async function lastBackupAt(connection: Connection): Promise<Date | undefined> {
  const records = connection.collection<BackupRecord>(BACKUPS_COLLECTION);
  const last = await records.findOne({ what: 'reached' }, { sort: { at: -1 } });
  return last?.at;
}
