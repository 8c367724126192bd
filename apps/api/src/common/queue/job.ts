import type { JobKind } from '@atrium/rules/venue/job-kinds';
import type { ClientSession, Types } from 'mongoose';
import type { JobPayload } from './queued-job.schema';

/** Work to be done once, now or later. */
export interface NewJob {
  readonly kind: JobKind;
  /** Whose work it is; absent: the installation's. */
  readonly vendorId?: string;
  /** A second job with the same key is not added, for as long as the first one is kept. */
  readonly key?: string;
  /** What the handler needs to know: ids rather than what they stand for, which may change before it runs. */
  readonly payload?: JobPayload;
  /** `currentTrace` where it was asked for, if that is not where it is added. */
  readonly trace?: string | undefined;
  /** Default: now. */
  readonly dueAt?: Date;
}

/** A job that this process holds. */
export interface Job<P extends JobPayload = JobPayload> {
  readonly id: Types.ObjectId;
  readonly kind: JobKind;
  readonly vendorId?: string;
  readonly key?: string;
  readonly payload: P;
  /** Tries so far, this one included. */
  readonly attempts: number;
  /** Aborted when the process has to end, or another one holds the job by now. */
  readonly signal: AbortSignal;
}

/** A job that was given up. */
export type ParkedJob<P extends JobPayload = JobPayload> = Omit<Job<P>, 'signal'>;

export interface Failure {
  readonly error: unknown;
  /** When it will be tried again; absent: it has been given up, and is parked. */
  readonly retryAt?: Date;
}

/** The transaction that a job is written in. */
export interface JobTransaction {
  readonly session: ClientSession;
  readonly now: Date;
  afterCommit(task: () => void): void;
}

/**
 * How one kind of job is done. A job runs at least once: a process that is killed after its work and before
 * saying so leaves the job to be run again, so a second run must change nothing.
 */
export interface JobHandler<P extends JobPayload = JobPayload> {
  readonly kind: JobKind;
  /** This process cannot do them: they wait for one that can. */
  readonly isOff?: boolean;
  /** Jobs that one process does at a time. Default: 1. */
  readonly concurrency?: number;
  /** Minutes until the next try after the first, second, … failure. Default: `RETRY_MINUTES`. */
  readonly retryMinutes?: readonly number[];
  /** How long a done job is kept, so that its key is not used again. Default: it is removed. */
  readonly keepDoneMs?: number;
  /** What it answers is stored with a job that is kept. */
  run(job: Job<P>): Promise<unknown>;
  /** After a failed try, before the job is released. */
  failed?(job: Job<P>, failure: Failure): Promise<void>;
  /** In the transaction in which staff have a parked job tried again; what it throws is their answer. */
  retried?(tx: JobTransaction & { readonly vendorId: string }, job: ParkedJob<P>): Promise<void>;
}

/** Whose work a job is, for kinds that always belong to a venue. */
export function vendorOf({ kind, vendorId }: Pick<Job, 'kind' | 'vendorId'>): string {
  if (!vendorId) throw new Error(`A job of the kind ${kind} without a vendor`);
  return vendorId;
}
