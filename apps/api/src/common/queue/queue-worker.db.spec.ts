import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { FixedClock } from '../../../test/support/fixed-clock';
import { ensureIndexes } from '../database/migrations/migrate';
import type { Job, JobHandler } from './job';
import { LEASE_MS } from './job-runner';
import { kind, QueueScene } from './testing/queue-scene';

const NOW = '2026-06-15T09:00:00Z';

describe('the workers of the queue', () => {
  const scene = new QueueScene();
  const { connection, model } = scene;
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

  /** Work that a test begins and ends. */
  function held() {
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = () => resolve();
    });
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = () => resolve();
    });
    const run = jest.fn(async (_job: Job): Promise<void> => {
      start();
      await finished;
    });
    return { run, started, finish };
  }

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

    it('keeps a job that takes longer than its lease, as long as its process lives', async () => {
      const intervals = jest.spyOn(globalThis, 'setInterval');
      const work = held();
      const [slow, quick] = [aProcess({ run: work.run }), aProcess()];
      await slow.queue.addOnce({ kind, key: 'a' });
      const working = slow.worker.runDue();
      await work.started;
      later(LEASE_MS - 1);
      const [renew] = intervals.mock.calls.find(([, ms]) => ms === LEASE_MS / 3) ?? [];
      renew?.();
      const renewed = clock.now().getTime() + LEASE_MS;
      while ((await theJob())?.dueAt?.getTime() !== renewed) await sleep(5);
      later(LEASE_MS - 1);
      await quick.worker.runDue();
      expect(quick.run).not.toHaveBeenCalled();
      work.finish();
      await working;
      expect(await model.countDocuments()).toBe(0);
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

  describe('when a process is to end', () => {
    it('finishes what it holds, and takes nothing new', async () => {
      const work = held();
      const { queue, worker } = aProcess({ run: work.run }, true);
      await queue.addOnce({ kind, key: 'a' }, { kind, key: 'b' });
      await work.started;
      const stopped = worker.drain(60_000);
      await sleep(50);
      work.finish();
      await stopped;
      expect(work.run).toHaveBeenCalledTimes(1);
      expect(await model.find().lean()).toMatchObject([{ attempts: 0 }]);
    });

    it('gives back what takes too long, for another process to start over', async () => {
      const work = held();
      const first = aProcess({ run: work.run }, true);
      await first.queue.addOnce({ kind, key: 'a' });
      await work.started;
      await first.worker.drain(50);
      expect(work.run.mock.calls[0]?.[0].signal.aborted).toBe(true);
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
    const waits: number[] = [];
    for (const [index, key] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const began = performance.now();
      await queue.addOnce({ kind, key });
      while (run.mock.calls.length <= index) await sleep(5);
      waits.push(performance.now() - began);
    }
    // who waited for the next look would wait a second each time; a slow machine may be late some of them
    expect(Math.min(...waits)).toBeLessThan(900);
    await other.queue.addOnce({ kind, key: 'f' });
    while (run.mock.calls.length < 6) await sleep(5);
    await worker.drain(60_000);
  });
});
