import { type Connection, createConnection, Types } from 'mongoose';
import { AUDIT_COLLECTION, AuditLog, type StoredAuditEntry } from '../audit/audit-log';
import { systemContext } from '../context/request-context';
import { objectId } from '../database/object-id';
import { ConflictError } from '../errors/app-error';
import { EVENTS_COLLECTION, EventLog } from '../events/event-log';
import { Metrics } from '../health/metrics';
import { AlreadyAnsweredError, IdempotencyStore } from '../idempotency/idempotency-store';
import { AfterCommit } from './after-commit';
import { RestartTransactionError } from './durable-transaction';
import { Transactions } from './transactions';

const now = new Date('2026-06-15T09:00:00Z');

describe('a transaction', () => {
  const metrics = new Metrics();
  let connection: Connection;
  let transactions: Transactions;
  let idempotency: IdempotencyStore;
  const vendorId = new Types.ObjectId().toHexString();
  const ctx = systemContext(vendorId, 'test', now);
  const ofVendor = { _vendor: objectId(vendorId) };

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    idempotency = new IdempotencyStore(connection);
    transactions = new Transactions(
      connection,
      new AuditLog(connection),
      new EventLog(connection),
      idempotency,
      new AfterCommit(metrics),
    );
  });
  afterAll(() => connection.close());

  const audits = () => connection.collection<StoredAuditEntry>(AUDIT_COLLECTION);
  const events = () => connection.collection(EVENTS_COLLECTION);
  const entityId = new Types.ObjectId();

  it('writes the change, who made it and what happened together', async () => {
    const told: string[] = [];
    await transactions.run(ctx, async (tx) => {
      tx.audit({
        action: 'segment.updated',
        entity: 'segment',
        entityId,
        before: { _id: entityId, name: 'a', size: 1, passwordHash: 'x' },
        after: { _id: entityId, name: 'b', size: 1, passwordHash: 'y' },
      });
      tx.emit({ type: 'segment.updated', entityId });
      tx.afterCommit(() => told.push('told'));
      expect(told).toEqual([]);
    });
    expect(told).toEqual(['told']);
    expect(await audits().findOne({ ...ofVendor, entityId })).toMatchObject({
      actor: { kind: 'system', name: 'test' },
      at: now,
      before: { name: 'a', passwordHash: '(secret)' },
      after: { name: 'b', passwordHash: '(secret)' },
    });
    expect(await events().findOne({ ...ofVendor, entityId })).toMatchObject({
      type: 'segment.updated',
    });
  });

  it('answers as ever when a task after the commit fails, which it counts', async () => {
    const _id = new Types.ObjectId();
    const things = connection.collection('testAfterCommitThings');
    const told: string[] = [];
    const answer = await transactions.run(ctx, async (tx) => {
      await things.insertOne({ _id }, { session: tx.session });
      tx.afterCommit(() => {
        throw new Error('at once');
      });
      tx.afterCommit(async () => {
        throw new Error('a little later');
      });
      tx.afterCommit(() => told.push('told'));
      return 'the answer';
    });
    expect(answer).toBe('the answer');
    expect(told).toEqual(['told']);
    expect(await things.findOne({ _id })).not.toBeNull();
    expect(await metrics.registry.metrics()).toContain('after_commit_failures_total 2');
  });

  it('replays, once it is durable, the answer of what its own repeat is refused for', async () => {
    const _id = new Types.ObjectId();
    const things = connection.collection('testReplayedThings');
    const claim = { id: `key-${_id}`, hash: 'h' };
    const once = () =>
      transactions.run({ ...ctx, idempotency: claim }, async (tx) => {
        const found = await things.findOne({ _id }, { session: tx.session });
        if (found) throw new ConflictError('CONFLICT');
        await things.insertOne({ _id }, { session: tx.session });
        return 'made';
      });
    expect(await once()).toBe('made');
    await expect(once()).rejects.toBeInstanceOf(AlreadyAnsweredError);
  });

  it('starts over with what it has learned, once that has been prepared', async () => {
    const steps: string[] = [];
    const answer = await transactions.run(ctx, async () => {
      steps.push('attempt');
      if (steps.includes('prepared')) return 'done';
      throw new RestartTransactionError(async () => void steps.push('prepared'));
    });
    expect([answer, steps]).toEqual(['done', ['attempt', 'prepared', 'attempt']]);
  });

  it('writes nothing of a change that fails', async () => {
    const id = new Types.ObjectId();
    const told: string[] = [];
    await expect(
      transactions.run(ctx, async (tx) => {
        tx.audit({ action: 'segment.created', entity: 'segment', entityId: id, after: {} });
        tx.emit({ type: 'segment.created', entityId: id });
        tx.afterCommit(() => told.push('told'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await audits().countDocuments({ ...ofVendor, entityId: id })).toBe(0);
    expect(await events().countDocuments({ ...ofVendor, entityId: id })).toBe(0);
    expect(told).toEqual([]);
  });

  it('keeps the answer with the change and lets only one of two concurrent repeats in', async () => {
    const counters = connection.collection<{ _id: Types.ObjectId; n: number }>('testCounters');
    const _id = new Types.ObjectId();
    await counters.insertOne({ _id, n: 0 });
    const claim = { id: `key-${_id}`, hash: 'h' };
    const attempt = () =>
      transactions.run({ ...ctx, idempotency: claim }, async (tx) => {
        await counters.updateOne({ _id }, { $inc: { n: 1 } }, { session: tx.session });
        return { done: true };
      });
    const results = await Promise.allSettled([attempt(), attempt(), attempt()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AlreadyAnsweredError);
    }
    expect(await counters.findOne({ _id })).toMatchObject({ n: 1 });
    expect(await idempotency.find(claim.id)).toMatchObject({ hash: 'h', answer: { done: true } });
  });

  it('gives concurrent changes of one document one after the other', async () => {
    const counters = connection.collection<{ _id: Types.ObjectId; n: number }>('testCounters');
    const _id = new Types.ObjectId();
    await counters.insertOne({ _id, n: 0 });
    await Promise.all(
      Array.from({ length: 8 }, () =>
        transactions.run(ctx, async (tx) => {
          const found = await counters.findOne({ _id }, { session: tx.session });
          await counters.updateOne(
            { _id },
            { $set: { n: (found?.n ?? 0) + 1 } },
            { session: tx.session },
          );
        }),
      ),
    );
    expect(await counters.findOne({ _id })).toMatchObject({ n: 8 });
  });
});
