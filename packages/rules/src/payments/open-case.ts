import type { PaymentState } from './payment-states';
import type { AskedRefund } from './refunds/refunds';

/** Why staff should look at a payment. */
export const caseKinds = [
  /** What was paid for exists, but the amount could not be taken. */
  'notCollected',
  /** The provider refused the last refund: the guest is still to get it. */
  'refundRefused',
  /** Something should have happened by itself, and has not. */
  'takesLong',
] as const;

export type CaseKind = (typeof caseKinds)[number];

interface Watched {
  readonly state: PaymentState;
  readonly refunds: readonly AskedRefund[];
  /** Something is still to happen by itself. */
  readonly isOpen: boolean;
  /** Staff have said what became of it. */
  readonly isClosed: boolean;
  /** Until when the guest can pay, and when it last changed: epoch milliseconds. */
  readonly expiresAt: number;
  readonly updatedAt: number;
}

/** The engine looks each minute and tries again for some: by then it is not only slow. */
export const LONG_MS = 10 * 60_000;

/** What is open about a payment, if anything. @param now epoch milliseconds */
export function caseOf(payment: Watched, now: number): CaseKind | undefined {
  const { state, refunds, isOpen, isClosed, expiresAt, updatedAt } = payment;
  if (state === 'failed') return isClosed ? undefined : 'notCollected';
  if (refunds.at(-1)?.state === 'refused') return isClosed ? undefined : 'refundRefused';
  if (!isOpen) return undefined;
  // while the guest may still pay, nothing is late
  const mayPay = state === 'held' || state === 'begun';
  return now - (mayPay ? expiresAt : updatedAt) > LONG_MS ? 'takesLong' : undefined;
}
