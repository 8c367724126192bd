import { Injectable } from '@nestjs/common';
import { DeadlineExceededError, isOver } from '../../../common/transactions/deadline';
import { TooManyConflictsError } from '../../../common/transactions/durable-transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { SlotFullError, Turns } from '../../capacity/public';
import type { CreateJob, QueuedCreate } from './create-requests';
import { CreateWriter, type Outcome } from './create-writer';

/** Most new bookings in one transaction. */
const MAX_BATCH = 32;
/** Most transactions of new bookings at once: some are prepared while others wait for the disk. */
const MAX_LANES = 4;
/** New bookings that are worth another lane; fewer do better to share the next transaction. */
const WORTH_A_LANE = 8;
/** Conflicts after which the ledgers of a shared transaction go on alone, and the lane is free. */
const MAX_SHARED_CONFLICTS = 4;

/** The new bookings of one ledger whose turn it is. */
interface ReadyBatch {
  readonly batch: readonly QueuedCreate[];
  readonly vendorId: string;
  readonly done: () => void;
}

/**
 * Writes new bookings together. What arrives for a ledger while its transaction runs shares the next one, and
 * ledgers whose turn it is share a transaction too: up to 32 bookings pay for one commit. One that is refused
 * does not fail the others, and a ledger that somebody else has locked holds up its own bookings only.
 */
@Injectable()
export class CreateBatcher {
  private readonly waiting = new Map<string, QueuedCreate[]>();
  private readonly ready: ReadyBatch[] = [];
  private lanes = 0;

  constructor(
    private readonly turns: Turns,
    private readonly writer: CreateWriter,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The job's answer, once it is durable.
   * @throws {SlotFullError}
   * @throws {AlreadyAnsweredError} the key had been used; its answer is durable
   * @throws {DeadlineExceededError}
   */
  async submit<A>(job: CreateJob<A>): Promise<A> {
    const message = await job.message(job.booking);
    return new Promise<unknown>((resolve, reject) => {
      const queued = { job, message, resolve, reject };
      const waiting = this.waiting.get(job.ledgerId);
      if (waiting) {
        waiting.push(queued);
        return;
      }
      const first = [queued];
      this.waiting.set(job.ledgerId, first);
      void this.drain(job.ledgerId, first);
    }) as Promise<A>;
  }

  private async drain(ledgerId: string, waiting: QueuedCreate[]): Promise<void> {
    while (waiting.length > 0) {
      await this.turns.take([ledgerId], () => this.share(waiting.splice(0, MAX_BATCH)));
    }
    this.waiting.delete(ledgerId);
  }

  /** Waits for a lane, and takes along whoever waits there for the same venue. */
  private share(batch: readonly QueuedCreate[]): Promise<void> {
    const vendorId = batch[0]?.job.ctx.vendorId ?? '';
    return new Promise((done) => {
      this.ready.push({ batch, vendorId, done });
      this.fillLanes();
    });
  }

  private fillLanes(): void {
    while (this.ready.length > 0 && this.lanes < this.lanesWanted()) {
      const together = nextShared(this.ready, MAX_BATCH);
      this.lanes += 1;
      void this.runShared(together).finally(() => {
        this.lanes -= 1;
        this.fillLanes();
      });
    }
  }

  private lanesWanted(): number {
    const waiting = this.ready.reduce((sum, { batch }) => sum + batch.length, 0);
    return Math.min(MAX_LANES, Math.max(1, this.lanes + Math.floor(waiting / WORTH_A_LANE)));
  }

  /** Never throws: each batch is told its own outcome, and is done. */
  private async runShared(together: readonly ReadyBatch[]): Promise<void> {
    const all = inTime(together.flatMap(({ batch }) => batch));
    const goAlone = all.length > 0 && !(await this.settled(all, MAX_SHARED_CONFLICTS));
    for (const { batch, done } of together) {
      if (goAlone) void this.runAlone(batch).finally(done);
      else done();
    }
  }

  /** Outside the lanes, since it may wait for a lock. What is wrong with one must not fail the others. */
  private async runAlone(batch: readonly QueuedCreate[]): Promise<void> {
    const live = inTime(batch);
    if (live.length === 0 || (await this.settled(live))) return;
    for (const one of live) await this.settled([one]);
  }

  /**
   * Writes a batch and tells each its outcome. False when nothing has been written, for a reason that may be
   * that of one booking alone.
   */
  private async settled(batch: readonly QueuedCreate[], maxConflicts?: number): Promise<boolean> {
    let outcome: Outcome;
    try {
      outcome = await this.writer.write(batch, maxConflicts);
    } catch (error) {
      // of a commit with an unknown outcome nobody may say anything, least of all by trying again
      const concernsAll = error instanceof DeadlineExceededError;
      const mayGoAlone = batch.length > 1 || error instanceof TooManyConflictsError;
      if (mayGoAlone && !concernsAll) return false;
      for (const { reject } of batch) reject(error);
      return true;
    }
    this.tell(outcome);
    return true;
  }

  private tell({ accepted, refused, answered }: Outcome): void {
    for (const { queued, answer } of accepted) queued.resolve(answer);
    for (const { queued, available } of refused) {
      const { ledgerId, booking } = queued.job;
      queued.reject(new SlotFullError(ledgerId, booking.timeindex, available));
    }
    for (const { job, reject } of answered) {
      const { idempotency } = job.ctx;
      if (idempotency) this.transactions.replay(idempotency, job.deadline).catch(reject);
    }
  }
}

/** Takes from those that are ready: the first, and those of its venue that fit beside it. */
export function nextShared<R extends Pick<ReadyBatch, 'batch' | 'vendorId'>>(
  ready: R[],
  size: number,
): R[] {
  const [first] = ready;
  const together: R[] = [];
  let count = 0;
  for (const one of [...ready]) {
    const fits = together.length === 0 || count + one.batch.length <= size;
    if (one.vendorId !== first?.vendorId || !fits) continue;
    together.push(one);
    count += one.batch.length;
    ready.splice(ready.indexOf(one), 1);
  }
  return together;
}

/** Those for whom it is not too late; the others are told. */
function inTime(batch: readonly QueuedCreate[]): QueuedCreate[] {
  return batch.filter(({ job, reject }) => {
    if (!isOver(job.deadline)) return true;
    reject(new DeadlineExceededError());
    return false;
  });
}
