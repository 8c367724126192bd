import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { AlreadyAnsweredError } from '../../../common/idempotency/idempotency-store';
import { MessagesService } from '../../messages/messages.service';
import { BookingsRepository, newReference, ReferenceTakenError } from '../bookings.repository';
import {
  byLedger,
  type CreateRequest,
  left,
  nowOf,
  type QueuedCreate,
  toRequest,
  vendorOf,
  writeOf,
} from './create-requests';
import { runDurably } from './durable-transaction';
import type { Ledger } from './ledger.schema';
import { LedgerStore } from './ledger-store';
import { fitInOrder } from './slot-places';
import { openDraft, type TransactionDraft } from './transaction-draft';
import { TransactionRecords } from './transaction-records';

/** A key or a reference that met its like: the second try sees it in its snapshot. */
const TRIES = 3;

/** What became of each request of a transaction. */
export interface Outcome {
  readonly accepted: readonly {
    request: CreateRequest;
    draft: TransactionDraft;
    answer: unknown;
  }[];
  readonly refused: readonly Refusal[];
  readonly answered: readonly CreateRequest[];
}

interface Refusal {
  readonly request: CreateRequest;
  /** Places left in its slot. */
  readonly available: number;
}

interface Taken {
  readonly accepted: readonly CreateRequest[];
  readonly refused: readonly Refusal[];
}

/** Writes new bookings of a vendor, of one ledger or of several, in one transaction. */
@Injectable()
export class CreateWriter {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledgers: LedgerStore,
    private readonly bookings: BookingsRepository,
    private readonly records: TransactionRecords,
    private readonly messages: MessagesService,
  ) {}

  /**
   * What became of each, once it is durable.
   * @param conflicts how many conflicts with other writers are met before giving up; without it, until the
   *   earliest deadline of the batch
   * @throws {StillInConflictError} nothing has been written
   * @throws {NotInTimeError}
   */
  async write(batch: readonly QueuedCreate[], conflicts?: number): Promise<Outcome> {
    const deadline = Math.min(...batch.map(({ job }) => job.deadline));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runDurably(
          this.connection,
          deadline,
          (session) => this.attempt(session, batch.map(toRequest), attempt > 1),
          conflicts,
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

  /** Takes the places of each ledger's requests, first come first served. */
  private async take(session: ClientSession, requests: readonly CreateRequest[]): Promise<Taken> {
    const groups = byLedger(requests);
    const [only, ...others] = groups;
    if (!only) return { accepted: [], refused: [] };
    return others.length === 0
      ? this.takeOfOne(session, only)
      : this.takeOfSeveral(session, groups);
  }

  /** Of all at once, and where that fails of those that fit, in order. */
  private async takeOfOne(session: ClientSession, group: readonly CreateRequest[]): Promise<Taken> {
    const scope = { vendorId: vendorOf(group), session };
    const write = writeOf(group);
    if (await this.ledgers.write(scope, write)) return { accepted: group, refused: [] };
    const fitting = fitted(await this.ledgers.find(scope, write.ledgerId), group);
    if (fitting.accepted.length > 0) await this.takeFitting(scope, [fitting.accepted]);
    return fitting;
  }

  /**
   * Of several ledgers in two calls, whatever their number. What the snapshot has room for is taken by the
   * same guard: a ledger that another writer changed since is a conflict, and the transaction runs again.
   */
  private async takeOfSeveral(
    session: ClientSession,
    groups: readonly (readonly CreateRequest[])[],
  ): Promise<Taken> {
    const scope = { vendorId: vendorOf(groups.flat()), session };
    const found = await this.ledgers.findMany(
      scope,
      groups.map((group) => writeOf(group).ledgerId),
    );
    const byId = new Map(found.map((ledger) => [ledger._id, ledger]));
    const fitting = groups.map((group) => fitted(byId.get(writeOf(group).ledgerId) ?? null, group));
    await this.takeFitting(
      scope,
      fitting.map(({ accepted }) => accepted).filter((accepted) => accepted.length > 0),
    );
    return {
      accepted: fitting.flatMap(({ accepted }) => accepted),
      refused: fitting.flatMap(({ refused }) => refused),
    };
  }

  private async takeFitting(
    scope: { vendorId: string; session: ClientSession },
    groups: readonly (readonly CreateRequest[])[],
  ): Promise<void> {
    const passed = await this.ledgers.writeAll(scope, groups.map(writeOf));
    if (!passed) throw new Error('the guard refused what its own snapshot had room for');
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

function fitted(ledger: Ledger | null, group: readonly CreateRequest[]): Taken {
  const now = nowOf(group);
  const { accepted, refused } = ledger
    ? fitInOrder(ledger, group, now)
    : { accepted: [], refused: [...group] };
  return {
    accepted,
    refused: refused.map((request) => ({ request, available: left(ledger, request, now) })),
  };
}

const first = ({ request }: { request: CreateRequest }): CreateRequest => request;
