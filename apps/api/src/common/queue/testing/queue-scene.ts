import type { DiscoveryService } from '@nestjs/core';
import { createConnection, type Model, Types } from 'mongoose';
import type { Config } from '../../../config/config';
import type { Clock } from '../../clock/clock';
import { Metrics } from '../../health/metrics';
import type { Job, JobHandler, JobTransaction } from '../job';
import { JobHandlers } from '../job-handlers';
import { JobRunner } from '../job-runner';
import { ParkedJobs } from '../parked-jobs';
import { Queue } from '../queue';
import { QueueMetrics } from '../queue-metrics';
import { QueueStore } from '../queue-store';
import { QueueWorker } from '../queue-worker';
import { QueuedJob, QueuedJobSchema } from '../queued-job.schema';

/** The kind that these tests queue; any would do. */
export const kind = 'settle-merge';

/** A queue in the test's database, and any number of processes that use it. */
export class QueueScene {
  readonly connection = createConnection(process.env.MONGODB_URI ?? '');
  readonly model: Model<QueuedJob> = this.connection.model<QueuedJob>(
    QueuedJob.name,
    QueuedJobSchema,
  );
  readonly vendorId = new Types.ObjectId().toHexString();

  /** What one process has of the queue. */
  process(clock: Clock, handler: Partial<JobHandler> = {}, isWorker = false) {
    const store = new QueueStore(this.model);
    const queue = new Queue(store, clock);
    const run = jest.fn(async (_job: Job): Promise<unknown> => undefined);
    const providers = [{ instance: { kind, run, ...handler } }];
    const discovery = { getProviders: () => providers } as unknown as DiscoveryService;
    const handlers = new JobHandlers(discovery);
    handlers.onModuleInit();
    const metrics = new Metrics();
    const runner = new JobRunner(store, new QueueMetrics(metrics, store, clock), clock);
    const config = { env: { JOBS_ENABLED: isWorker } } as Config;
    const worker = new QueueWorker(queue, handlers, store, runner, clock, config);
    worker.onApplicationBootstrap();
    const parked = new ParkedJobs(store, handlers, queue);
    return { store, queue, worker, run, parked, registry: metrics.registry };
  }

  async inTransaction(
    clock: Clock,
    work: (tx: JobTransaction & { vendorId: string }) => Promise<unknown>,
  ): Promise<void> {
    const tasks: (() => void)[] = [];
    await this.connection.transaction(async (session) => {
      tasks.length = 0;
      const afterCommit = (task: () => void) => void tasks.push(task);
      await work({ session, now: clock.now(), vendorId: this.vendorId, afterCommit });
    });
    for (const task of tasks) task();
  }

  theJob(): Promise<QueuedJob | null> {
    return this.model.findOne({ kind }).lean<QueuedJob | null>();
  }
}
