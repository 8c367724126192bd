import { shareOf } from '../money/minor-units';
import type { PrepaidPart } from './prepayment/prepaid-amount';
import { type CancellationTerms, cancellationFee } from './refunds/cancellation-terms';

/** The no-show fee: the full price, a share of it, or an amount per person, even for what is free. */
export type NoShowTerms = PrepaidPart;

interface Booked {
  /** Minor units. */
  readonly total: number;
  readonly participants: number;
}

/** The no-show fee, in minor units. */
export function noShowFee(terms: NoShowTerms, { total, participants }: Booked): number {
  switch (terms.kind) {
    case 'all':
      return total;
    case 'share':
      return shareOf(total, terms.basisPoints);
    case 'perHead':
      return terms.amount * participants;
  }
}

/**
 * What cancelling costs where a card was given: the share of its steps, and never more than not coming. What costs
 * nothing by itself has its share of that.
 * @param start of what was cancelled, and when it was: epoch milliseconds
 */
export function lateCancellationFee(
  terms: NoShowTerms,
  steps: CancellationTerms,
  {
    start,
    cancelledAt,
    ...booked
  }: Booked & { readonly start: number; readonly cancelledAt: number },
): number {
  const most = noShowFee(terms, booked);
  const price = booked.total > 0 ? booked.total : most;
  return Math.min(most, cancellationFee(steps, { price, start, now: cancelledAt }));
}

export const feeKinds = ['noShow', 'lateCancellation'] as const;
export type FeeKind = (typeof feeKinds)[number];

interface Ended extends Booked {
  readonly start: number;
  /** It counts: nobody cancelled it. */
  readonly isActive: boolean;
  readonly hasArrived: boolean;
  /** The most that they agreed to by giving a card, in minor units; absent: no sum was named. */
  readonly agreed?: number | undefined;
  readonly cancelledAt?: number | undefined;
}

/**
 * What a guest owes for not coming or for cancelling late, if anything by now. A party that has grown since owes no more
 * than was agreed to.
 * @param now epoch milliseconds
 */
export function feeDue(
  terms: NoShowTerms,
  steps: CancellationTerms,
  booking: Ended,
  now: number,
): { readonly kind: FeeKind; readonly amount: number } | undefined {
  const { start, isActive, hasArrived, cancelledAt, agreed = Number.POSITIVE_INFINITY } = booking;
  if (hasArrived) return undefined;
  const isLate = !isActive && cancelledAt !== undefined && cancelledAt < start;
  if (isLate) {
    const amount = Math.min(agreed, lateCancellationFee(terms, steps, { ...booking, cancelledAt }));
    return amount > 0 ? { kind: 'lateCancellation', amount } : undefined;
  }
  if (now < start) return undefined;
  const amount = Math.min(agreed, noShowFee(terms, booking));
  return amount > 0 ? { kind: 'noShow', amount } : undefined;
}
