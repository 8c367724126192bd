import { EventEmitter } from 'node:events';
import type { JobKind } from '@atrium/rules/venue/job-kinds';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { Clock } from '../clock/clock';
import { objectId } from '../database/object-id';
import { currentTrace } from '../telemetry/trace-context';
import type { JobTransaction, NewJob } from './job';
import { QueueStore } from './queue-store';
import type { QueuedJob } from './queued-job.schema';

/** The last run of a kind that keeps its done jobs. */
export interface LastRun<R> {
  readonly at: Date;
  readonly result: R;
}

/** Where background work is put. The workers of all instances take it from there. */
@Injectable()
export class Queue {
  private readonly events = new EventEmitter<{ added: [kinds: readonly JobKind[]] }>();

  constructor(
    private readonly store: QueueStore,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction: the job exists if the change does, and starts once that is durable. */
  async add(tx: JobTransaction, ...jobs: readonly NewJob[]): Promise<void> {
    await this.insertAll(tx.session, jobs);
    tx.afterCommit(() => this.wake(...jobs.map(({ kind }) => kind)));
  }

  /** As `add`, for a transaction of several calls, whose owner calls `wake` after the commit. */
  async insertAll(session: ClientSession, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const now = this.clock.now();
    await this.store.insert(
      jobs.map((job) => toQueued(job, now)),
      session,
    );
  }

  /** Outside of any transaction; a job whose key is there already is left out. */
  async addOnce(...jobs: readonly (NewJob & { readonly key: string })[]): Promise<void> {
    if (jobs.length === 0) return;
    const now = this.clock.now();
    await this.store.insertMissing(
      jobs.map((job) => ({ ...toQueued(job, now), key: job.key })),
      undefined,
    );
    this.wake(...jobs.map(({ kind }) => kind));
  }

  /** Puts a job in the place of the one with its key, whatever became of that, in the caller's transaction. */
  async restart(tx: JobTransaction, job: NewJob & { readonly key: string }): Promise<void> {
    await this.store.replace({ ...toQueued(job, tx.now), key: job.key }, tx.session);
    tx.afterCommit(() => this.wake(job.kind));
  }

  /** Takes jobs back, e.g. of a guest whose data is erased. */
  remove(kind: JobKind, keys: readonly string[], session?: ClientSession): Promise<void> {
    return this.store.removeKeys(kind, keys, session);
  }

  /** Of a kind that keeps its done jobs, on whichever instance it ran. */
  async lastRun<R>(kind: JobKind): Promise<LastRun<R> | undefined> {
    const job = await this.store.lastDone(kind);
    return job?.doneAt && { at: job.doneAt, result: job.result as R };
  }

  /** By kind: for how many seconds the job that has been due longest has waited. */
  overdue(): Promise<ReadonlyMap<JobKind, number>> {
    return this.store.overdue(this.clock.now());
  }

  /** Has the worker of this process look for these kinds now; those of others look every second. */
  wake(...kinds: readonly JobKind[]): void {
    this.events.emit('added', kinds);
  }

  onAdded(listener: (kinds: readonly JobKind[]) => void): void {
    this.events.on('added', listener);
  }
}

function toQueued(
  { kind, vendorId, key, payload = {}, dueAt, ...rest }: NewJob,
  now: Date,
): QueuedJob {
  const trace = rest.trace ?? currentTrace();
  return {
    _id: new Types.ObjectId(),
    kind,
    ...(vendorId ? { _vendor: objectId(vendorId) } : {}),
    ...(key ? { key } : {}),
    payload,
    ...(trace ? { trace } : {}),
    createdAt: now,
    dueAt: dueAt ?? now,
    attempts: 0,
  };
}
