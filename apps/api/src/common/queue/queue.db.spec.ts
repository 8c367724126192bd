import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import { createConnection, type Model, Types } from 'mongoose';
import { FixedClock } from '../../../test/support/fixed-clock';
import type { Config } from '../../config/config';
import { ensureIndexes } from '../database/migrations/migrate';
import { Metrics } from '../health/metrics';
import type { Job, JobHandler, JobTransaction, NewJob } from './job';
import { JobHandlers } from './job-handlers';
import { JobRunner, LEASE_MS } from './job-runner';
import { ParkedJobs } from './parked-jobs';
import { Queue } from './queue';
import { QueueMetrics } from './queue-metrics';
import { QueueStore } from './queue-store';
import { QueueWorker } from './queue-worker';
import { QueuedJob, QueuedJobSchema } from './queued-job.schema';
import { PermanentFailure } from './retry-pauses';

const NOW = '2026-06-15T09:00:00Z';
const kind = 'settle-merge';
const MINUTE = 60_000;

describe('the queue', () => {
  const connection = createConnection(process.env.MONGODB_URI ?? '');
  const model: Model<QueuedJob> = connection.model<QueuedJob>(QueuedJob.name, QueuedJobSchema);
  const vendor = new Types.ObjectId();
  const vendorId = vendor.toHexString();
  let clock: FixedClock;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    await ensureIndexes(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock = new FixedClock(new Date(NOW));
    await model.deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  /** What one process has of the queue. */
  function aProcess(handler: Partial<JobHandler> = {}, isWorker = false) {
    const store = new QueueStore(model);
    const queue = new Queue(store, clock);
    const metrics = new Metrics();
    const runner = new JobRunner(store, new QueueMetrics(metrics, store, clock), clock);
    const run = jest.fn(async (_job: Job): Promise<unknown> => undefined);
    const providers = [{ instance: { kind, run, ...handler } }];
    const discovery = { getProviders: () => providers } as unknown as DiscoveryService;
    const handlers = new JobHandlers(discovery);
    handlers.onModuleInit();
    const config = { env: { JOBS_ENABLED: isWorker } } as Config;
    const worker = new QueueWorker(queue, handlers, store, runner, clock, config);
    worker.onApplicationBootstrap();
    const parked = new ParkedJobs(store, handlers, queue);
    return { store, queue, worker, run, parked, registry: metrics.registry };
  }

  async function inTransaction(
    work: (tx: JobTransaction & { vendorId: string }) => Promise<unknown>,
  ): Promise<void> {
    const tasks: (() => void)[] = [];
    await connection.transaction(async (session) => {
      tasks.length = 0;
      const afterCommit = (task: () => void) => void tasks.push(task);
      await work({ session, now: clock.now(), vendorId, afterCommit });
    });
    for (const task of tasks) task();
  }

  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
  const theJob = async () => (await model.findOne({ kind }).lean()) as QueuedJob | null;

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

  describe('with several workers', () => {
    it('gives each job to one of them, the longest due first', async () => {
      const ran: unknown[] = [];
      const run = async ({ payload }: Job) => void ran.push(payload.n);
      const workers = [aProcess({ run, concurrency: 4 }), aProcess({ run, concurrency: 4 })];
      const jobs = Array.from({ length: 60 }, (_, n) => ({ kind, payload: { n } }) as const);
      await inTransaction(async (tx) => workers[0]?.queue.add(tx, ...jobs));
      await Promise.all(workers.map(({ worker }) => worker.runDue()));
      expect(ran).toHaveLength(60);
      expect(new Set(ran).size).toBe(60);
    });

    it('lets a second one have the job of a process that died, when its lease is over', async () => {
      const [dead, alive] = [aProcess(), aProcess()];
      await dead.queue.addOnce({ kind, key: 'a' });
      // killed in the middle: the job is taken, and nothing is said of it again
      const until = new Date(clock.now().getTime() + LEASE_MS);
      expect(await dead.store.claim(kind, clock.now(), until)).not.toBeNull();
      await alive.worker.runDue();
      expect(alive.run).not.toHaveBeenCalled();
      later(LEASE_MS);
      await alive.worker.runDue();
      expect(alive.run.mock.calls[0]?.[0]).toMatchObject({ key: 'a', attempts: 2 });
      expect(await model.countDocuments()).toBe(0);
    });

    it('tells the first, who stood still for too long, and takes no word of it any more', async () => {
      const [slow, quick] = [aProcess(), aProcess()];
      await slow.queue.addOnce({ kind, key: 'a' });
      const until = new Date(clock.now().getTime() + LEASE_MS);
      const held = await slow.store.claim(kind, clock.now(), until);
      later(LEASE_MS);
      const taken = await quick.store.claim(
        kind,
        clock.now(),
        new Date(until.getTime() + LEASE_MS),
      );
      if (!held || !taken) throw new Error('Both had to get it');
      expect(await slow.store.renew(held, until)).toBe(false);
      await slow.store.remove(held);
      await slow.store.postpone(held, clock.now(), 'late');
      await slow.store.park(held, { parkedAt: clock.now(), expiresAt: until, error: 'late' });
      expect(await theJob()).toMatchObject({ claim: taken.claim });
      expect(await quick.store.renew(taken, until)).toBe(true);
    });

    it('parks a job that ends its process every time', async () => {
      const { queue, worker, store, run } = aProcess({ retryMinutes: [1] });
      await queue.addOnce({ kind, key: 'a' });
      for (const _ of [1, 2]) {
        await store.claim(kind, clock.now(), new Date(clock.now().getTime() + LEASE_MS));
        later(LEASE_MS);
      }
      await worker.runDue();
      expect(run).not.toHaveBeenCalled();
      expect(await theJob()).toMatchObject({ parkedAt: clock.now() });
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

  describe('when a process is to end', () => {
    function held() {
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = () => resolve();
      });
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = () => resolve();
      });
      return { start, started, finish, finished };
    }

    it('finishes what it holds, and takes nothing new', async () => {
      const work = held();
      const run = jest.fn(async () => {
        work.start();
        await work.finished;
      });
      const { queue, worker } = aProcess({ run }, true);
      await queue.addOnce({ kind, key: 'a' }, { kind, key: 'b' });
      await work.started;
      const stopped = worker.drain(60_000);
      await sleep(50);
      work.finish();
      await stopped;
      expect(run).toHaveBeenCalledTimes(1);
      expect(await model.find().lean()).toMatchObject([{ attempts: 0 }]);
    });

    it('gives back what takes too long, for another process to start over', async () => {
      const work = held();
      const aborted = jest.fn();
      const run = jest.fn(async ({ signal }: Job) => {
        signal.addEventListener('abort', aborted);
        work.start();
        await work.finished;
      });
      const first = aProcess({ run }, true);
      await first.queue.addOnce({ kind, key: 'a' });
      await work.started;
      await first.worker.drain(50);
      expect(aborted).toHaveBeenCalled();
      const second = aProcess();
      await second.worker.runDue();
      expect(second.run.mock.calls[0]?.[0]).toMatchObject({ key: 'a', attempts: 1 });
      work.finish();
    });
  });

  it('starts what is added in the same process at once, and what others add within moments', async () => {
    const { queue, worker, run } = aProcess({}, true);
    const other = aProcess();
    await sleep(50);
    const began = performance.now();
    await queue.addOnce({ kind, key: 'a' });
    while (run.mock.calls.length < 1) await sleep(5);
    expect(performance.now() - began).toBeLessThan(900);
    await other.queue.addOnce({ kind, key: 'b' });
    while (run.mock.calls.length < 2) await sleep(5);
    await worker.drain(60_000);
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
