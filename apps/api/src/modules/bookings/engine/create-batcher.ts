import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { AlreadyAnsweredError } from '../../../common/idempotency/idempotency-store';
import { MessagesService } from '../../messages/messages.service';
import { BookingsRepository, newReference, ReferenceTakenError } from '../bookings.repository';
import {
  type CreateJob,
  type CreateRequest,
  ledgerOf,
  left,
  nowOf,
  type QueuedCreate,
  toRequest,
  vendorOf,
  writeOf,
} from './create-requests';
import { isOver, NotInTimeError, runDurably } from './durable-transaction';
import { KeyedQueue } from './keyed-queue';
import { LedgerStore } from './ledger-store';
import { NoRoomError } from './no-room.error';
import { fitInOrder } from './slot-places';
import { openDraft, type TransactionDraft } from './transaction-draft';
import { TransactionRecords } from './transaction-records';

/** Largest number of creates in one transaction (booking-engine section 1). */
const BATCH = 32;
/** A key or a reference that met its like: the second try sees it in its snapshot. */
const TRIES = 3;

interface Outcome {
  readonly accepted: readonly {
    request: CreateRequest;
    draft: TransactionDraft;
    answer: unknown;
  }[];
  readonly refused: readonly { request: CreateRequest; available: number }[];
  readonly answered: readonly CreateRequest[];
}

/**
 * Makes new bookings of one ledger together: what arrives while a transaction runs shares the next one,
 * so that a hot slot costs a commit for 32 and not for each. A refused one does not fail the others.
 */
@Injectable()
export class CreateBatcher {
  private readonly waiting = new Map<string, QueuedCreate[]>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly queue: KeyedQueue,
    private readonly ledgers: LedgerStore,
    private readonly bookings: BookingsRepository,
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
      await this.queue.exclusive([ledgerId], () => this.run(waiting.splice(0, BATCH)));
    }
    this.waiting.delete(ledgerId);
  }

  /** Never throws: each of the batch is told its own outcome. */
  private async run(batch: readonly QueuedCreate[]): Promise<void> {
    const live: QueuedCreate[] = [];
    for (const one of batch) {
      if (isOver(one.job.deadline)) one.failed(new NotInTimeError());
      else live.push(one);
    }
    if (live.length === 0) return;
    try {
      await this.tell(await this.write(live));
    } catch (error) {
      // what is wrong with one of them must not fail the others; but of a commit whose outcome is not
      // known nobody may say anything, least of all by trying again
      const alone = live.length === 1 || error instanceof NotInTimeError;
      if (alone) for (const one of live) one.failed(error);
      else for (const one of live) await this.run([one]);
    }
  }

  private async tell({ accepted, refused, answered }: Outcome): Promise<void> {
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

  private async write(batch: readonly QueuedCreate[]): Promise<Outcome> {
    const deadline = Math.min(...batch.map(({ job }) => job.deadline));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runDurably(this.connection, deadline, (session) =>
          this.attempt(session, batch.map(toRequest), attempt > 1),
        );
      } catch (error) {
        if (attempt === TRIES) throw error;
        if (error instanceof ReferenceTakenError) {
          for (const waiting of batch) await renew(waiting);
        } else if (!(error instanceof AlreadyAnsweredError)) throw error;
      }
    }
  }

  private async attempt(
    session: ClientSession,
    requests: readonly CreateRequest[],
    checkKeys: boolean,
  ): Promise<Outcome> {
    const known = checkKeys ? await this.answered(session, requests) : new Set<CreateRequest>();
    const { accepted, refused } = await this.take(
      session,
      requests.filter((request) => !known.has(request)),
    );
    const replays = checkKeys ? known : await this.answered(session, refused.map(first));
    const made = [];
    await this.bookings.insertAll(
      { vendorId: vendorOf(requests), session },
      accepted.map(({ waiting }) => waiting.job.booking),
    );
    for (const request of accepted) {
      const { job } = request.waiting;
      const draft = openDraft(job.ctx, session);
      await job.describe(draft.tx, job.booking);
      made.push({ request, draft, answer: job.answer(job.booking) });
    }
    await this.messages.store(
      { session },
      accepted.flatMap(({ waiting }) => waiting.message ?? []),
    );
    await this.records.write(session, made);
    return {
      accepted: made,
      refused: refused.filter(({ request }) => !replays.has(request)),
      answered: [...replays],
    };
  }

  /** Takes the places: of all at once, and where that fails of those that fit, in order. */
  private async take(
    session: ClientSession,
    requests: readonly CreateRequest[],
  ): Promise<{
    accepted: readonly CreateRequest[];
    refused: { request: CreateRequest; available: number }[];
  }> {
    if (requests.length === 0) return { accepted: [], refused: [] };
    const scope = { vendorId: vendorOf(requests), session };
    if (await this.ledgers.write(scope, writeOf(requests))) {
      return { accepted: requests, refused: [] };
    }
    const ledger = await this.ledgers.find(scope, ledgerOf(requests));
    const now = nowOf(requests);
    const { accepted, refused } = ledger
      ? fitInOrder(ledger, requests, now)
      : { accepted: [], refused: [...requests] };
    if (accepted.length > 0 && !(await this.ledgers.write(scope, writeOf(accepted)))) {
      throw new Error(
        `${ledgerOf(requests)}: the guard refused what its own snapshot had room for`,
      );
    }
    return {
      accepted,
      refused: refused.map((request) => ({ request, available: left(ledger, request, now) })),
    };
  }

  private async answered(
    session: ClientSession,
    requests: readonly CreateRequest[],
  ): Promise<ReadonlySet<CreateRequest>> {
    const claims = requests.map(({ waiting }) => waiting.job.ctx.idempotency);
    const ids = await this.records.answered(session, claims);
    return new Set(
      requests.filter(({ waiting }) => ids.has(waiting.job.ctx.idempotency?.id ?? '')),
    );
  }
}

/** Another booking has its reference. */
async function renew(waiting: QueuedCreate): Promise<void> {
  const { job } = waiting;
  job.booking.bookingId = newReference();
  waiting.message = await job.message(job.booking);
}

const first = ({ request }: { request: CreateRequest }): CreateRequest => request;
