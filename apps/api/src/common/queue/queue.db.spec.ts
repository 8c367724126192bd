import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { FixedClock } from '../../../test/support/fixed-clock';
import { ensureIndexes } from '../database/migrations/migrate';
import type { JobHandler, NewJob } from './job';
import { PermanentFailure } from './retry-pauses';
import { kind, QueueScene } from './testing/queue-scene';

const NOW = '2026-06-15T09:00:00Z';
const MINUTE = 60_000;

describe('the queue', () => {
  const scene = new QueueScene();
  const { connection, model, vendorId } = scene;
  let clock: FixedClock;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    await ensureIndexes(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock = new FixedClock(new Date(NOW));
    await scene.model.deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const aProcess = (handler: Partial<JobHandler> = {}, isWorker = false) =>
    scene.process(clock, handler, isWorker);
  const inTransaction = (work: Parameters<QueueScene['inTransaction']>[1]) =>
    scene.inTransaction(clock, work);
  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
  const theJob = () => scene.theJob();

  describe('adds a job', () => {
    it('with the change it belongs to, or not at all', async () => {
      const { queue, worker, run } = aProcess();
      const refused = inTransaction(async (tx) => {
        await queue.add(tx, { kind, vendorId, payload: { n: 1 } });
        throw new Error('refused');
      });
      await expect(refused).rejects.toThrow('refused');
      expect(await model.countDocuments()).toBe(0);
      await inTransaction((tx) => queue.add(tx, { kind, vendorId, payload: { n: 2 } }));
      await worker.runDue();
      expect(run).toHaveBeenCalledTimes(1);
      expect(run.mock.calls[0]?.[0]).toMatchObject({ vendorId, payload: { n: 2 }, attempts: 1 });
      expect(await model.countDocuments()).toBe(0);
    });

    it('once for a key, however many instances add it, as long as it is kept', async () => {
      const key = randomUUID();
      const instances = [1, 2, 3, 4].map(() => aProcess({ keepDoneMs: MINUTE }));
      await Promise.all(instances.map(({ queue }) => queue.addOnce({ kind, key })));
      expect(await model.countDocuments()).toBe(1);
      await instances[0]?.worker.runDue();
      await instances[1]?.queue.addOnce({ kind, key });
      await instances[1]?.worker.runDue();
      expect(instances.flatMap(({ run }) => run.mock.calls)).toHaveLength(1);
    });

    it('in the place of one that was parked', async () => {
      const { queue, worker, run } = aProcess({ retryMinutes: [] });
      run.mockRejectedValueOnce(new Error('broken'));
      await queue.addOnce({ kind, key: 'a' });
      await worker.runDue();
      expect(await theJob()).toMatchObject({ parkedAt: clock.now() });
      await inTransaction((tx) => queue.restart(tx, { kind, key: 'a' }));
      await worker.runDue();
      expect(run).toHaveBeenCalledTimes(2);
      expect(await model.countDocuments()).toBe(0);
    });

    it('that waits for its time', async () => {
      const { queue, worker, run } = aProcess();
      await queue.addOnce({ kind, key: 'a', dueAt: new Date(clock.now().getTime() + MINUTE) });
      await worker.runDue();
      expect(run).not.toHaveBeenCalled();
      later(MINUTE);
      await worker.runDue();
      expect(run).toHaveBeenCalledTimes(1);
    });
  });

  describe('when a job fails', () => {
    it('has it tried again after growing pauses, and then parks it', async () => {
      const failed = jest.fn(async () => {});
      const { queue, worker, run, registry } = aProcess({ retryMinutes: [1, 5], failed });
      run.mockRejectedValue(new Error('connection refused'));
      await queue.addOnce({ kind, key: 'a', vendorId });
      await worker.runDue();
      expect(await theJob()).toMatchObject({ attempts: 1, error: 'connection refused' });
      expect(failed).toHaveBeenLastCalledWith(
        expect.objectContaining({ attempts: 1 }),
        expect.objectContaining({ retryAt: new Date('2026-06-15T09:01:00Z') }),
      );
      later(MINUTE - 1);
      await worker.runDue();
      expect(run).toHaveBeenCalledTimes(1);
      later(1);
      await worker.runDue();
      later(5 * MINUTE);
      await worker.runDue();
      expect(failed).toHaveBeenLastCalledWith(expect.anything(), { error: expect.any(Error) });
      const job = await theJob();
      expect(job).toMatchObject({ parkedAt: clock.now(), error: 'connection refused' });
      expect(job).not.toHaveProperty('dueAt');
      later(24 * 60 * MINUTE);
      await worker.runDue();
      expect(run).toHaveBeenCalledTimes(3);
      const text = await registry.metrics();
      expect(text).toContain(`queue_failures_total{kind="${kind}",outcome="retried"} 2`);
      expect(text).toContain(`queue_failures_total{kind="${kind}",outcome="parked"} 1`);
      expect(text).toContain(`queue_parked{kind="${kind}"} 1`);
    });

    it('parks it at once when trying again is no use', async () => {
      const { queue, worker, run } = aProcess();
      run.mockRejectedValue(new PermanentFailure('no such mailbox'));
      await queue.addOnce({ kind, key: 'a' });
      await worker.runDue();
      expect(await theJob()).toMatchObject({ parkedAt: clock.now(), error: 'no such mailbox' });
    });

    it('shows a parked job to its venue only, who can have it tried again', async () => {
      const retried = jest.fn(async () => {});
      const { queue, worker, run, parked } = aProcess({ retryMinutes: [], retried });
      run.mockRejectedValueOnce(new Error('broken'));
      await queue.addOnce({ kind, key: 'a', vendorId });
      await worker.runDue();
      const mine = { vendorId, installation: false };
      const theirs = { vendorId: new Types.ObjectId().toHexString(), installation: true };
      expect(await parked.list(theirs, 10)).toEqual([]);
      const [job] = await parked.list(mine, 10);
      if (!job) throw new Error('It had to be there');
      await expect(inTransaction((tx) => parked.retry(tx, theirs, job._id))).rejects.toThrow();
      await inTransaction((tx) => parked.retry(tx, mine, job._id));
      expect(retried).toHaveBeenCalledTimes(1);
      await worker.runDue();
      expect(run.mock.calls[1]?.[0]).toMatchObject({ attempts: 1 });
      expect(await model.countDocuments()).toBe(0);
      await expect(inTransaction((tx) => parked.retry(tx, mine, job._id))).rejects.toThrow();
    });

    it('leaves a parked job as it is when its handler refuses another try', async () => {
      const retried = () => Promise.reject(new Error('the link is over'));
      const { queue, worker, run, parked } = aProcess({ retryMinutes: [], retried });
      run.mockRejectedValueOnce(new Error('broken'));
      await queue.addOnce({ kind, key: 'a', vendorId });
      await worker.runDue();
      const mine = { vendorId, installation: false };
      const [job] = await parked.list(mine, 10);
      if (!job) throw new Error('It had to be there');
      const retry = inTransaction((tx) => parked.retry(tx, mine, job._id));
      await expect(retry).rejects.toThrow('the link is over');
      expect(await parked.list(mine, 10)).toHaveLength(1);
      await inTransaction((tx) => parked.remove(tx, mine, job._id));
      expect(await model.countDocuments()).toBe(0);
    });

    it('shows what belongs to no venue to who looks after the installation', async () => {
      const { queue, worker, run, parked } = aProcess({ retryMinutes: [] });
      run.mockRejectedValueOnce(new Error('broken'));
      await queue.addOnce({ kind, key: 'a' });
      await worker.runDue();
      expect(await parked.list({ vendorId, installation: false }, 10)).toEqual([]);
      expect(await parked.list({ vendorId, installation: true }, 10)).toHaveLength(1);
    });
  });

  it('keeps the result of what is kept', async () => {
    const { queue, worker, run } = aProcess({ keepDoneMs: MINUTE });
    run.mockResolvedValueOnce({ found: 3 }).mockResolvedValueOnce({ found: 4 });
    expect(await queue.lastRun(kind)).toBeUndefined();
    await queue.addOnce({ kind, key: 'a' });
    await worker.runDue();
    later(1_000);
    await queue.addOnce({ kind, key: 'b' });
    await worker.runDue();
    expect(await queue.lastRun(kind)).toEqual({ at: clock.now(), result: { found: 4 } });
  });

  it('says how long it is, and how late', async () => {
    const { queue, registry } = aProcess();
    await queue.addOnce({ kind, key: 'a' }, { kind, key: 'b' });
    later(90_000);
    const text = await registry.metrics();
    expect(text).toContain(`queue_depth{kind="${kind}"} 2`);
    expect(text).toContain(`queue_oldest_due_age_seconds{kind="${kind}"} 90`);
    jest.spyOn(model, 'aggregate').mockImplementation(() => {
      throw new Error('away');
    });
    expect(await registry.metrics()).toContain('process_cpu_user_seconds_total');
  });

  it('is read by its indexes, however long it is', async () => {
    const { queue, store } = aProcess();
    const jobs = Array.from(
      { length: 300 },
      (_, n): NewJob => ({
        kind: n % 2 ? kind : 'send-message',
        dueAt: new Date(clock.now().getTime() + n * 1_000),
      }),
    );
    await inTransaction((tx) => queue.add(tx, ...jobs));
    const explain = async (query: { explain(verbosity: 'executionStats'): unknown }) =>
      JSON.stringify(await query.explain('executionStats'));
    const due = await explain(
      model
        .findOne({ kind, dueAt: { $lte: new Date(clock.now().getTime() + 5_000) } })
        .sort({ dueAt: 1 }),
    );
    expect(due).not.toMatch(/COLLSCAN|"SORT"/);
    expect(due).toContain('"totalDocsExamined":1');
    expect(await store.waiting()).toHaveLength(2);
  });
});
