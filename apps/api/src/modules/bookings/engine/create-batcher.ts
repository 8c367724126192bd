import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/database/unit-of-work';
import { AlreadyAnsweredError } from '../../../common/idempotency/idempotency-store';
import { MessagesService, type PreparedMessage } from '../../messages/messages.service';
import type { Booking } from '../booking.schema';
import { BookingsRepository, newReference, ReferenceTakenError } from '../bookings.repository';
import { type Deadline, isOver, NotInTimeError, runDurably } from './durable-transaction';
import { KeyedQueue } from './keyed-queue';
import { type Ledger } from './ledger.schema';
import { LedgerStore } from './ledger-store';
import { NoRoomError } from './no-room.error';
import { fitInOrder, placesLeft } from './slot-places';
import { openDraft, type TransactionDraft } from './transaction-draft';
import { TransactionRecords } from './transaction-records';

/** Largest number of creates in one transaction (booking-engine section 1). */
const BATCH = 32;
/** A key or a reference that met its like: the second try sees it in its snapshot. */
const TRIES = 3;

/** One new booking that nobody overrides. */
export interface CreateJob<A = unknown> {
  readonly ctx: RequestContext;
  readonly ledgerId: string;
  /** Its reference is renewed where another has it. */
  readonly booking: Booking;
  /** The hold that it completes. */
  readonly hold?: string;
  readonly deadline: Deadline;
  /** Audit and event of the booking. */
  describe(tx: Transaction, booking: Booking): Promise<void>;
  /** What the guest is written, prepared before the transaction; null: nothing. */
  message(booking: Booking): Promise<PreparedMessage | null>;
  /** What the endpoint answers. */
  answer(booking: Booking): A;
}

interface Waiting {
  readonly job: CreateJob;
  message: PreparedMessage | null;
  readonly made: (answer: unknown) => void;
  readonly failed: (reason: unknown) => void;
}

interface Request {
  readonly t: number;
  /** 0 for a booking that waits: it needs no place. */
  readonly pax: number;
  readonly hold?: string;
  readonly waiting: Waiting;
}

interface Outcome {
  readonly accepted: readonly { request: Request; draft: TransactionDraft; answer: unknown }[];
  readonly refused: readonly { request: Request; available: number }[];
  readonly answered: readonly Request[];
}

/**
 * Makes new bookings of one ledger together: what arrives while a transaction runs shares the next one,
 * so that a hot slot costs a commit for 32 and not for each. A refused one does not fail the others.
 */
@Injectable()
export class CreateBatcher {
  private readonly waiting = new Map<string, Waiting[]>();

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

  private async drain(ledgerId: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      await this.queue.exclusive([ledgerId], () => this.run(waiting.splice(0, BATCH)));
    }
    this.waiting.delete(ledgerId);
  }

  /** Never throws: each of the batch is told its own outcome. */
  private async run(batch: readonly Waiting[]): Promise<void> {
    const live: Waiting[] = [];
    for (const one of batch) {
      if (isOver(one.job.deadline)) one.failed(new NotInTimeError());
      else live.push(one);
    }
    if (live.length === 0) return;
    try {
      await this.tell(await this.write(live));
    } catch (error) {
      // what is wrong with one of them must not fail the others
      if (live.length === 1) live[0]?.failed(error);
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

  private async write(batch: readonly Waiting[]): Promise<Outcome> {
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
    requests: readonly Request[],
    checkKeys: boolean,
  ): Promise<Outcome> {
    const known = checkKeys ? await this.answered(session, requests) : new Set<Request>();
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
    requests: readonly Request[],
  ): Promise<{ accepted: readonly Request[]; refused: { request: Request; available: number }[] }> {
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
    requests: readonly Request[],
  ): Promise<ReadonlySet<Request>> {
    const claims = requests.map(({ waiting }) => waiting.job.ctx.idempotency);
    const ids = await this.records.answered(session, claims);
    return new Set(
      requests.filter(({ waiting }) => ids.has(waiting.job.ctx.idempotency?.id ?? '')),
    );
  }
}

/** Another booking has its reference. */
async function renew(waiting: Waiting): Promise<void> {
  const { job } = waiting;
  job.booking.bookingId = newReference();
  waiting.message = await job.message(job.booking);
}

const first = ({ request }: { request: Request }): Request => request;

function toRequest(waiting: Waiting): Request {
  const { booking, hold } = waiting.job;
  return {
    t: booking.timeindex,
    pax: booking.waitingList ? 0 : booking.participants,
    ...(hold ? { hold } : {}),
    waiting,
  };
}

/** Never empty: a batch has at least one. */
function someOf(requests: readonly Request[]): CreateJob {
  const [request] = requests;
  if (!request) throw new Error('an empty batch');
  return request.waiting.job;
}

const vendorOf = (requests: readonly Request[]): string => someOf(requests).ctx.vendorId;
const ledgerOf = (requests: readonly Request[]): string => someOf(requests).ledgerId;

/** The latest of the batch: a hold that ran out for the last has run out. */
const nowOf = (requests: readonly Request[]): Date =>
  new Date(Math.max(...requests.map(({ waiting }) => waiting.job.ctx.now.getTime())));

function writeOf(requests: readonly Request[]) {
  const slots = new Map<number, number>();
  for (const { t, pax } of requests) if (pax > 0) slots.set(t, (slots.get(t) ?? 0) + pax);
  return {
    ledgerId: ledgerOf(requests),
    slots: [...slots].map(([t, pax]) => ({ t, pax })),
    now: nowOf(requests),
    completes: requests.flatMap(({ hold }) => (hold ? [hold] : [])),
  };
}

function left(ledger: Ledger | null, { t, hold }: Request, now: Date): number {
  if (!ledger) return 0;
  return Math.max(0, placesLeft(ledger, t, now, { holds: hold ? [hold] : [] }));
}
