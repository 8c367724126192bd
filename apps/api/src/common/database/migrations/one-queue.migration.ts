import { type Connection, Types } from 'mongoose';
import type { Migration } from './migration';

/** A message that waited to be sent; its id is the message's. */
interface Delivery {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  dueAt: Date;
  attempts: number;
  notAfter?: Date;
}

/** A merge of guests that something could still arrive after. */
interface UnsettledMerge {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  settlesUntil: Date;
}

/** The last nightly check, kept with the lease of its job. */
interface LeasedJob {
  _id: string;
  last?: { at: Date; result: unknown };
}

const VERIFIED_KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * What waited in the places that the queue has replaced becomes jobs: messages, merges that have not settled,
 * and the last result of the nightly check. Nothing is sent twice: a message that has been sent says so.
 */
export const oneQueue: Migration = {
  name: '2026-11-22-one-queue',
  async up(connection) {
    await moveDeliveries(connection);
    await moveMerges(connection);
    await moveVerification(connection);
    const collections = await connection.listCollections();
    for (const name of ['messageDeliveries', 'jobs', 'reviewRounds']) {
      if (collections.some((one) => one.name === name)) await connection.dropCollection(name);
    }
  },
};

async function moveDeliveries(connection: Connection): Promise<void> {
  const deliveries = connection.collection<Delivery>('messageDeliveries');
  for await (const { _id: message, _vendor, dueAt, attempts, notAfter } of deliveries.find()) {
    await addJob(connection, {
      kind: 'send-message',
      _vendor,
      key: `send-message|${message.toHexString()}`,
      payload: { message, ...(notAfter ? { notAfter } : {}) },
      createdAt: message.getTimestamp(),
      dueAt,
      attempts,
    });
    await deliveries.deleteOne({ _id: message });
  }
}

async function moveMerges(connection: Connection): Promise<void> {
  const merges = connection.collection<UnsettledMerge>('customerMerges');
  const unsettled = merges.find({ settlesUntil: { $exists: true } });
  for await (const { _id: merge, _vendor, settlesUntil } of unsettled) {
    await addJob(connection, {
      kind: 'settle-merge',
      _vendor,
      key: `settle-merge|${merge.toHexString()}`,
      payload: { merge },
      createdAt: merge.getTimestamp(),
      dueAt: settlesUntil,
      attempts: 0,
    });
    await merges.updateOne({ _id: merge }, { $unset: { settlesUntil: 1 } });
  }
  const indexes = (await merges.indexes().catch(() => [])).map(({ name }) => name);
  if (indexes.includes('settlesUntil_1')) await merges.dropIndex('settlesUntil_1');
}

async function moveVerification(connection: Connection): Promise<void> {
  const job = await connection.collection<LeasedJob>('jobs').findOne({ _id: 'verify-bookings' });
  if (!job?.last) return;
  const { at, result } = job.last;
  await addJob(connection, {
    kind: 'verify-bookings',
    key: `verify-bookings|${at.toISOString().slice(0, 10)}|all`,
    payload: {},
    createdAt: at,
    attempts: 1,
    doneAt: at,
    expiresAt: new Date(at.getTime() + VERIFIED_KEPT_MS),
    result,
  });
}

async function addJob(
  connection: Connection,
  job: { key: string; [field: string]: unknown },
): Promise<void> {
  const { key, ...fields } = job;
  await connection
    .collection('queuedJobs')
    .updateOne({ key }, { $setOnInsert: fields }, { upsert: true });
}
