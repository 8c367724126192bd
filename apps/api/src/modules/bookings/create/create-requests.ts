import { countsTowardCapacity } from '@atrium/rules/slots';
import type { RequestContext } from '../../../common/context/request-context';
import type { Deadline } from '../../../common/transactions/durable-transaction';
import type { Transaction } from '../../../common/transactions/transaction';
import { type Ledger, type LedgerWrite, placesLeft } from '../../capacity/public';
import type { PreparedMessage } from '../../messages/public';
import type { Booking } from '../booking.schema';

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

/** A job in the queue of its ledger. */
export interface QueuedCreate {
  readonly job: CreateJob;
  message: PreparedMessage | null;
  readonly made: (answer: unknown) => void;
  readonly failed: (reason: unknown) => void;
}

/** What of a job the ledger is asked for. */
export interface CreateRequest {
  readonly t: number;
  /** 0 for a booking that waits, or is inactive by its status: it needs no place. */
  readonly pax: number;
  readonly hold?: string;
  readonly waiting: QueuedCreate;
}

export function toRequest(waiting: QueuedCreate): CreateRequest {
  const { booking, hold } = waiting.job;
  return {
    t: booking.timeindex,
    pax: countsTowardCapacity(booking) ? booking.participants : 0,
    ...(hold ? { hold } : {}),
    waiting,
  };
}

/** Never empty: a batch has at least one. */
function firstOf<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new Error('an empty batch');
  return first;
}

export const vendorOfJobs = (batch: readonly QueuedCreate[]): string =>
  firstOf(batch).job.ctx.vendorId;
export const vendorOf = (requests: readonly CreateRequest[]): string =>
  firstOf(requests).waiting.job.ctx.vendorId;

/** The requests of each ledger, ledgers in sorted order: of two writers that meet only one gives way. */
export function byLedger(requests: readonly CreateRequest[]): CreateRequest[][] {
  const groups = new Map<string, CreateRequest[]>();
  for (const request of requests) {
    const { ledgerId } = request.waiting.job;
    const group = groups.get(ledgerId);
    if (group) group.push(request);
    else groups.set(ledgerId, [request]);
  }
  return [...groups.keys()].sort().map((id) => groups.get(id) ?? []);
}

/** The latest of the batch: a hold that ran out for the last has run out. */
export const nowOf = (requests: readonly CreateRequest[]): Date =>
  new Date(Math.max(...requests.map(({ waiting }) => waiting.job.ctx.now.getTime())));

/** What all requests of one ledger together take from it. */
export function writeOf(requests: readonly CreateRequest[]): LedgerWrite {
  const slots = new Map<number, number>();
  for (const { t, pax } of requests) if (pax > 0) slots.set(t, (slots.get(t) ?? 0) + pax);
  return {
    ledgerId: firstOf(requests).waiting.job.ledgerId,
    slots: [...slots].map(([t, pax]) => ({ t, pax })),
    now: nowOf(requests),
    completes: requests.flatMap(({ hold }) => (hold ? [hold] : [])),
  };
}

/** Places left for one who was refused. */
export function left(ledger: Ledger | null, { t, hold }: CreateRequest, now: Date): number {
  if (!ledger) return 0;
  return Math.max(0, placesLeft(ledger, t, now, { holds: hold ? [hold] : [] }));
}
