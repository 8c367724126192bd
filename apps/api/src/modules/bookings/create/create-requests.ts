import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import type { RequestContext } from '../../../common/context/request-context';
import type { Deadline } from '../../../common/transactions/deadline';
import type { SharedPlaceRequest } from '../../capacity/public';
import type { PreparedMessage } from '../../messages/public';
import type { Booking } from '../booking.schema';

/** One new booking that nobody overrides. */
export interface CreateJob<A = unknown> {
  readonly ctx: RequestContext;
  readonly ledgerId: string;
  /** Its reference is renewed where another booking has it. */
  readonly booking: Booking;
  /** The hold that it completes. */
  readonly hold?: string;
  readonly deadline: Deadline;
  /** Until then the guest is taken to be who they were when they were read. */
  readonly guestFresh: Deadline;
  /**
   * What the guest is written (null: nothing) and what the endpoint answers. Both are functions, since the
   * booking may get another reference, or its guest be merged into another, on the way to its commit; and
   * the answer is stored in that commit, for repeats.
   */
  message(booking: Booking): Promise<PreparedMessage | null>;
  answer(booking: Booking): A;
}

/** A job in the queue of its ledger. */
export interface QueuedCreate {
  readonly job: CreateJob;
  message: PreparedMessage | null;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** What a job asks of its ledger. */
export interface CreateRequest extends SharedPlaceRequest {
  readonly queued: QueuedCreate;
}

/** A booking that waits, or that its status makes inactive, needs no place. */
export function toRequest(queued: QueuedCreate): CreateRequest {
  const { booking, hold, ledgerId, ctx } = queued.job;
  return {
    ledgerId,
    t: booking.timeindex,
    pax: countsTowardCapacity(booking) ? booking.participants : 0,
    ...(hold ? { hold } : {}),
    now: ctx.now,
    queued,
  };
}
