import { Injectable } from '@nestjs/common';
import {
  isOver,
  NotInTimeError,
  StillInConflictError,
} from '../../../common/transactions/durable-transaction';
import { TransactionRecords } from '../../../common/transactions/transaction-records';
import { KeyedQueue, NoRoomError } from '../../capacity/public';
import { MessagesService } from '../../messages/public';
import { type CreateJob, type QueuedCreate, vendorOfJobs } from './create-requests';
import { CreateWriter, type Outcome } from './create-writer';

/** Largest number of creates in one transaction. */
const BATCH = 32;
/** Most transactions of new bookings at once: some are prepared while others wait for the disk. */
const LANES = 4;
/** Creates that are worth another lane; fewer do better to wait, and to share the next transaction. */
const WORTH_A_LANE = 8;
/** Conflicts after which the ledgers of a shared transaction go on alone, and the lane is free. */
const SHARED_TRIES = 4;

/** The creates of one ledger whose turn it is. */
interface Ready {
  readonly batch: readonly QueuedCreate[];
  readonly vendorId: string;
  readonly done: () => void;
}

/**
 * Makes new bookings together. What arrives for a ledger while its transaction runs shares the next one,
 * and ledgers whose turn it is share a transaction too: a commit is paid for once by up to 32. A refused
 * one does not fail the others, and a ledger that somebody else has locked holds up nobody but its own.
 */
@Injectable()
export class CreateBatcher {
  private readonly waiting = new Map<string, QueuedCreate[]>();
  private readonly ready: Ready[] = [];
  private lanes = 0;

  constructor(
    private readonly queue: KeyedQueue,
    private readonly writer: CreateWriter,
    private readonly records: TransactionRecords,
    private readonly messages: MessagesService,
  ) {}

  /**
   * The job's answer, once it is durable.
   * @throws {NoRoomError}
   * @throws {AlreadyAnsweredError} the key had been used; its answer is durable
   * @throws {NotInTimeError}
   */
  async submit<A>(job: CreateJob<A>): Promise<A> {
    const message = await job.message(job.booking);
    return new Promise<unknown>((made, failed) => {
      const one = { job, message, made, failed };
      const waiting = this.waiting.get(job.ledgerId);
      if (waiting) {
        waiting.push(one);
        return;
      }
      const first = [one];
      this.waiting.set(job.ledgerId, first);
      void this.drain(job.ledgerId, first);
    }) as Promise<A>;
  }

  private async drain(ledgerId: string, waiting: QueuedCreate[]): Promise<void> {
    while (waiting.length > 0) {
      await this.queue.exclusive([ledgerId], () => this.share(waiting.splice(0, BATCH)));
    }
    this.waiting.delete(ledgerId);
  }

  /** Waits for a lane, and takes along whoever waits there for the same venue. */
  private share(batch: readonly QueuedCreate[]): Promise<void> {
    return new Promise((done) => {
      this.ready.push({ batch, vendorId: vendorOfJobs(batch), done });
      this.fillLanes();
    });
  }

  private fillLanes(): void {
    while (this.ready.length > 0 && this.lanes < this.lanesNow()) {
      const together = nextShared(this.ready, BATCH);
      this.lanes += 1;
      void this.runShared(together).finally(() => {
        this.lanes -= 1;
        this.fillLanes();
      });
    }
  }

  private lanesNow(): number {
    const waiting = this.ready.reduce((sum, { batch }) => sum + batch.length, 0);
    return Math.min(LANES, Math.max(1, this.lanes + Math.floor(waiting / WORTH_A_LANE)));
  }

  /** Never throws: each of the batches is told its own outcome, and done. */
  private async runShared(together: readonly Ready[]): Promise<void> {
    const all = stillWaiting(together.flatMap(({ batch }) => batch));
    const alone = all.length > 0 && !(await this.wrote(all, SHARED_TRIES));
    for (const { batch, done } of together) {
      if (alone) void this.runAlone(batch).finally(done);
      else done();
    }
  }

  /** Outside the lanes, since it may wait for a lock. What is wrong with one must not fail the others. */
  private async runAlone(batch: readonly QueuedCreate[]): Promise<void> {
    const live = stillWaiting(batch);
    if (live.length === 0 || (await this.wrote(live))) return;
    for (const one of live) await this.wrote([one]);
  }

  /** False when nothing has been written, for a reason that may be one of several bookings' alone. */
  private async wrote(batch: readonly QueuedCreate[], conflicts?: number): Promise<boolean> {
    let outcome: Outcome;
    try {
      outcome = await this.writer.write(batch, conflicts);
    } catch (error) {
      // of a commit whose outcome is not known nobody may say anything, least of all by trying again
      const isOfAll = error instanceof NotInTimeError;
      const triesAgain = batch.length > 1 || error instanceof StillInConflictError;
      if (triesAgain && !isOfAll) return false;
      for (const one of batch) one.failed(error);
      return true;
    }
    this.tell(outcome);
    return true;
  }

  private tell({ accepted, refused, answered }: Outcome): void {
    for (const { request, draft, answer } of accepted) {
      request.waiting.made(answer);
      for (const task of draft.tasks) task();
    }
    if (accepted.length > 0) this.messages.sendSoon();
    for (const { request, available } of refused) {
      const { job, failed } = request.waiting;
      failed(new NoRoomError(job.ledgerId, request.t, available));
    }
    for (const { waiting } of answered) {
      const { ctx, deadline } = waiting.job;
      if (ctx.idempotency) {
        this.records.refuseAsAnswered(ctx.idempotency.id, deadline).catch(waiting.failed);
      }
    }
  }
}

/** Takes from those that are ready: the first, and those of its venue that fit beside it. */
export function nextShared<R extends Pick<Ready, 'batch' | 'vendorId'>>(
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
function stillWaiting(batch: readonly QueuedCreate[]): QueuedCreate[] {
  return batch.filter(({ job, failed }) => {
    if (!isOver(job.deadline)) return true;
    failed(new NotInTimeError());
    return false;
  });
}
