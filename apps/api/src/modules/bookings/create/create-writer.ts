import { Injectable } from '@nestjs/common';
import { AlreadyAnsweredError } from '../../../common/idempotency/idempotency-store';
import { newReference } from '../../../common/short-reference';
import { RestartTransactionError } from '../../../common/transactions/durable-transaction';
import { type SharedTransaction, Transactions } from '../../../common/transactions/transactions';
import { type Allocation, PlaceAllocator } from '../../capacity/public';
import { MessagesService } from '../../messages/public';
import { BookingsRepository, ReferenceTakenError } from '../bookings.repository';
import { BookingDrafts } from './booking-drafts';
import { type CreateRequest, type QueuedCreate, toRequest } from './create-requests';

/** A key or a reference that is taken: the next attempt sees it in its snapshot. */
const MAX_ATTEMPTS = 3;

/** What became of each request of a transaction. */
export interface Outcome {
  readonly accepted: readonly { readonly queued: QueuedCreate; readonly answer: unknown }[];
  /** With the places left in the slot. */
  readonly refused: readonly { readonly queued: QueuedCreate; readonly available: number }[];
  /** Whose keys had been answered before. */
  readonly answered: readonly QueuedCreate[];
}

/** Writes new bookings of a venue, of one ledger or of several, in one transaction. */
@Injectable()
export class CreateWriter {
  constructor(
    private readonly transactions: Transactions,
    private readonly places: PlaceAllocator,
    private readonly bookings: BookingsRepository,
    private readonly drafts: BookingDrafts,
    private readonly messages: MessagesService,
  ) {}

  /**
   * What became of each, once it is durable.
   * @param maxConflicts attempts lost to other writers before giving up; by default until the earliest
   *   deadline of the batch
   * @throws {TooManyConflictsError} nothing has been written
   * @throws {DeadlineExceededError}
   */
  async write(batch: readonly QueuedCreate[], maxConflicts?: number): Promise<Outcome> {
    const deadline = Math.min(...batch.map(({ job }) => job.deadline));
    let next: Allocation = 'all at once';
    for (let attempt = 1; ; attempt += 1) {
      const write = async (shared: SharedTransaction): Promise<Outcome> => {
        const allocation = next;
        next = 'locked';
        try {
          return await this.attempt(shared, batch.map(toRequest), attempt > 1, allocation);
        } catch (error) {
          if (error instanceof RestartTransactionError) next = 'what fits';
          throw error;
        }
      };
      try {
        return await this.transactions.runShared(write, deadline, maxConflicts);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
        if (error instanceof ReferenceTakenError) {
          for (const queued of batch) await renew(queued);
        } else if (!(error instanceof AlreadyAnsweredError)) throw error;
      }
    }
  }

  private async attempt(
    shared: SharedTransaction,
    requests: readonly CreateRequest[],
    checksKeys: boolean,
    allocation: Allocation,
  ): Promise<Outcome> {
    const scope = { vendorId: vendorOf(requests), session: shared.session };
    const known = checksKeys ? await answered(shared, requests) : new Set<CreateRequest>();
    const { accepted, refused } = await this.places.allocate(
      scope,
      requests.filter((request) => !known.has(request)),
      allocation,
    );
    // a repeat may be refused by what its own first try took
    const replays = checksKeys
      ? known
      : await answered(
          shared,
          refused.map(({ request }) => request),
        );
    await this.bookings.insertAll(
      scope,
      accepted.map(({ queued }) => queued.job.booking),
    );
    const made: { queued: QueuedCreate; answer: unknown }[] = [];
    for (const { queued } of accepted) {
      const { job } = queued;
      const answer = await shared.call(job.ctx, async (tx) => {
        await this.drafts.followGuest(tx, job.booking, job.guestFresh);
        await this.drafts.describe(tx, [job.booking]);
        return job.answer(job.booking);
      });
      made.push({ queued, answer });
    }
    const messages = accepted.flatMap(({ queued }) => queued.message ?? []);
    await this.messages.store(scope, messages);
    if (messages.length > 0) shared.afterCommit(() => this.messages.sendSoon());
    return {
      accepted: made,
      refused: refused.flatMap(({ request, available }) =>
        replays.has(request) ? [] : [{ queued: request.queued, available }],
      ),
      answered: [...replays].map(({ queued }) => queued),
    };
  }
}

/** Those whose keys have been answered before, as the transaction sees it. */
async function answered(
  shared: SharedTransaction,
  requests: readonly CreateRequest[],
): Promise<ReadonlySet<CreateRequest>> {
  const claimOf = ({ queued }: CreateRequest) => queued.job.ctx.idempotency;
  const ids = await shared.answered(requests.map(claimOf));
  return new Set(requests.filter((request) => ids.has(claimOf(request)?.id ?? '')));
}

/** Another booking has its reference. */
async function renew(queued: QueuedCreate): Promise<void> {
  const { job } = queued;
  job.booking.bookingId = newReference();
  queued.message = await job.message(job.booking);
}

/** A batch is of one venue, and never empty. */
function vendorOf([first]: readonly CreateRequest[]): string {
  if (!first) throw new Error('an empty batch');
  return first.queued.job.ctx.vendorId;
}
