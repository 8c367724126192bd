import type { Clock } from '../clock/clock';
import type { JobHandler } from './job';
import { type JobRunner, LEASE_MS } from './job-runner';
import type { ClaimedJob, QueueStore } from './queue-store';

/** Does the jobs of one kind in this process, as many at a time as its handler allows. */
export class JobLanes {
  private readonly running = new Map<ClaimedJob, Promise<void>>();
  private readonly stopping = new AbortController();
  /** Resolves when nothing new is taken any more. */
  private readonly stopped = new Promise<void>((resolve) => {
    this.stopping.signal.addEventListener('abort', () => resolve());
  });

  constructor(
    readonly handler: JobHandler,
    private readonly store: QueueStore,
    private readonly runner: JobRunner,
    private readonly clock: Clock,
    private readonly ending: AbortSignal,
  ) {}

  /** Starts the job that has been due longest as soon as a lane is free; false when there is none. */
  async take(): Promise<boolean> {
    while (this.running.size >= (this.handler.concurrency ?? 1)) {
      await Promise.race([...this.running.values(), this.stopped]);
      if (this.stopping.signal.aborted) return false;
    }
    if (this.stopping.signal.aborted) return false;
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const job = await this.store.claim(this.handler.kind, now, until);
    if (!job) return false;
    const run = this.runner
      .run(this.handler, job, this.ending)
      .finally(() => this.running.delete(job));
    this.running.set(job, run);
    return true;
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  /** Takes nothing new; what runs goes on. */
  stop(): void {
    this.stopping.abort();
  }

  /** Gives back what still runs, for another process to start over. */
  async release(): Promise<void> {
    const now = this.clock.now();
    await Promise.all([...this.running.keys()].map((job) => this.store.release(job, now)));
  }
}
