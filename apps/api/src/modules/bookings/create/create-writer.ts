import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { AlreadyAnsweredError } from '../../../common/idempotency/idempotency-store';
import { BeginAnewError, runDurably } from '../../../common/transactions/durable-transaction';
import { openDraft, type TransactionDraft } from '../../../common/transactions/transaction-draft';
import { TransactionRecords } from '../../../common/transactions/transaction-records';
import { fitInOrder, type Ledger, LedgerStore } from '../../capacity/public';
import { MessagesService } from '../../messages/public';
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

/**
 * How a transaction takes places: of all requests at once; of those that fit what it reads; or, where
 * others were there first, with the ledgers locked before they are read.
 */
type Taking = 'all at once' | 'what fits' | 'locked';

interface Taken {
  readonly accepted: readonly CreateRequest[];
  readonly refused: readonly Refusal[];
}

/** Writes new bookings of a venue, of one ledger or of several, in one transaction. */
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
    let next: Taking = 'all at once';
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runDurably(
          this.connection,
          deadline,
          async (session) => {
            const taking = next;
            next = 'locked';
            try {
              return await this.attempt(session, batch.map(toRequest), attempt > 1, taking);
            } catch (error) {
              if (error instanceof BeginAnewError) next = 'what fits';
              throw error;
            }
          },
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
    taking: Taking,
  ): Promise<Outcome> {
    const known = checkKeys ? await this.answered(session, requests) : new Set<CreateRequest>();
    const { accepted, refused } = await this.take(
      session,
      requests.filter((request) => !known.has(request)),
      taking,
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

  /**
   * Takes the places of each ledger's requests: all of them at once, as long as there is room. Else the
   * ledgers are read, and who fits is first come, first served; a ledger where nobody fits is not written,
   * so that refusals of a full slot are in nobody's way.
   */
  private async take(
    session: ClientSession,
    requests: readonly CreateRequest[],
    taking: Taking,
  ): Promise<Taken> {
    if (requests.length === 0) return { accepted: [], refused: [] };
    const scope = { vendorId: vendorOf(requests), session };
    const groups = byLedger(requests);
    if (taking === 'all at once') {
      if (await this.ledgers.writeAll(scope, groups.map(writeOf))) {
        return { accepted: requests, refused: [] };
      }
      // some guards may have let their own pass
      if (groups.length > 1) throw new BeginAnewError();
    }
    const ids = groups.map((group) => writeOf(group).ledgerId);
    if (taking === 'locked') await this.ledgers.lock(scope, ids);
    const ledgers = new Map(
      (await this.ledgers.findMany(scope, ids)).map((ledger) => [ledger._id, ledger]),
    );
    const taken = groups.map((group) =>
      fitted(ledgers.get(writeOf(group).ledgerId) ?? null, group),
    );
    await this.takeFitting(
      scope,
      taken.map(({ accepted }) => accepted).filter((accepted) => accepted.length > 0),
    );
    return {
      accepted: taken.flatMap(({ accepted }) => accepted),
      refused: taken.flatMap(({ refused }) => refused),
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
