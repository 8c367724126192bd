import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { failTrace, inTrace } from '../telemetry/trace-context';
import type { Job, JobHandler } from './job';
import { QueueMetrics } from './queue-metrics';
import { type ClaimedJob, QueueStore } from './queue-store';
import { PermanentFailure, RETRY_MINUTES, retryAt } from './retry-pauses';

/** After this long without a sign of life a job is due again; it is renewed three times as often. */
export const LEASE_MS = 60_000;
/** As long as messages are kept: nobody needs a job for longer than what it is about. */
const PARKED_MS = 90 * 24 * 60 * 60_000;
const LONGEST_ERROR = 500;

/** Runs one job under its lease, and writes down what became of it. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Queue');

  constructor(
    private readonly store: QueueStore,
    private readonly metrics: QueueMetrics,
    private readonly clock: Clock,
  ) {}

  /** Never throws: a job whose outcome could not be written down is due again when its lease is over. */
  async run(handler: JobHandler, claimed: ClaimedJob, ending: AbortSignal): Promise<void> {
    const lost = new AbortController();
    const job = toJob(claimed, AbortSignal.any([ending, lost.signal]));
    const renewing = setInterval(() => void this.renew(claimed, lost), LEASE_MS / 3);
    const stopTimer = this.metrics.timed(job.kind);
    try {
      await inTrace(`job ${job.kind}`, claimed.trace, () => this.settle(handler, claimed, job));
    } catch (error) {
      this.logger.error({ err: error, kind: job.kind, job: job.id }, 'job outcome not recorded');
    } finally {
      stopTimer();
      clearInterval(renewing);
    }
  }

  private async settle(handler: JobHandler, claimed: ClaimedJob, job: Job): Promise<void> {
    let result: unknown;
    try {
      const tries = (handler.retryMinutes ?? RETRY_MINUTES).length + 1;
      if (job.attempts > tries) throw new PermanentFailure('The process ended during every try.');
      result = await handler.run(job);
    } catch (error) {
      // ended from outside: that is no failure of the job
      if (job.signal.aborted) return this.store.release(claimed, this.clock.now());
      return this.fail(handler, claimed, job, error);
    }
    if (!handler.keepDoneMs) return this.store.remove(claimed);
    const doneAt = this.clock.now();
    const expiresAt = new Date(doneAt.getTime() + handler.keepDoneMs);
    return this.store.finish(claimed, { doneAt, expiresAt, result: result ?? null });
  }

  private async fail(
    handler: JobHandler,
    claimed: ClaimedJob,
    job: Job,
    error: unknown,
  ): Promise<void> {
    const now = this.clock.now();
    const again = retryAt(error, job.attempts, now, handler.retryMinutes);
    const facts = { err: error, kind: job.kind, job: job.id, attempts: job.attempts };
    if (again) this.logger.warn({ ...facts, retryAt: again }, 'job failed');
    else this.logger.error(facts, 'job parked');
    this.metrics.failed(job.kind, again ? 'retried' : 'parked');
    failTrace();
    await handler.failed?.(job, { error, ...(again ? { retryAt: again } : {}) });
    const text = errorText(error);
    if (again) return this.store.postpone(claimed, again, text);
    const expiresAt = new Date(now.getTime() + PARKED_MS);
    return this.store.park(claimed, { parkedAt: now, expiresAt, error: text });
  }

  private async renew(claimed: ClaimedJob, lost: AbortController): Promise<void> {
    try {
      const until = new Date(this.clock.now().getTime() + LEASE_MS);
      if (!(await this.store.renew(claimed, until))) lost.abort();
    } catch (error) {
      // the next renewal may get through before the lease is over
      this.logger.warn({ err: error, job: claimed._id }, 'lease not renewed');
    }
  }
}

/** What is shown to staff of an error. */
export function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
}

function toJob(
  { _id, kind, _vendor, key, payload, attempts }: ClaimedJob,
  signal: AbortSignal,
): Job {
  return {
    id: _id,
    kind,
    ...(_vendor ? { vendorId: _vendor.toHexString() } : {}),
    ...(key ? { key } : {}),
    payload,
    attempts,
    signal,
  };
}
