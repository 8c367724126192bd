import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { NotFoundError } from '../errors/app-error';
import type { JobTransaction, ParkedJob } from './job';
import { JobHandlers } from './job-handlers';
import { Queue } from './queue';
import { type ParkedScope, QueueStore } from './queue-store';
import type { QueuedJob } from './queued-job.schema';

/** What was given up: kept for staff, who have it tried again or remove it. */
@Injectable()
export class ParkedJobs {
  constructor(
    private readonly store: QueueStore,
    private readonly handlers: JobHandlers,
    private readonly queue: Queue,
  ) {}

  /** Latest first. */
  list(scope: ParkedScope, limit: number): Promise<QueuedJob[]> {
    return this.store.parked(scope, limit);
  }

  /**
   * As if it had just been added, with all its tries.
   * @throws {NotFoundError} when it is not parked, or is another venue's
   */
  async retry(
    tx: JobTransaction & { readonly vendorId: string },
    scope: ParkedScope,
    id: Types.ObjectId,
  ): Promise<QueuedJob> {
    const job = await this.get(scope, id, tx.session);
    await this.handlers.of(job.kind)?.retried?.(tx, toParked(job));
    await this.store.unpark(id, tx.now, tx.session);
    tx.afterCommit(() => this.queue.wake(job.kind));
    return job;
  }

  /** @throws {NotFoundError} when it is not parked, or is another venue's */
  async remove(
    { session }: JobTransaction,
    scope: ParkedScope,
    id: Types.ObjectId,
  ): Promise<QueuedJob> {
    const job = await this.get(scope, id, session);
    await this.store.removeParked(id, session);
    return job;
  }

  private async get(
    scope: ParkedScope,
    id: Types.ObjectId,
    session: ClientSession,
  ): Promise<QueuedJob> {
    const job = await this.store.findParked(scope, id, session);
    if (!job) throw new NotFoundError();
    return job;
  }
}

function toParked({ _id, kind, _vendor, key, payload, attempts }: QueuedJob): ParkedJob {
  return {
    id: _id,
    kind,
    ...(_vendor ? { vendorId: _vendor.toHexString() } : {}),
    ...(key ? { key } : {}),
    payload,
    attempts,
  };
}
