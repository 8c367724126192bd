import { type CancellationTerms, cancellationFee } from '../refunds/cancellation-terms';
import { dueAtBooking, type PrepaidService } from './service-prepayment';

interface Priced {
  /** Minor units. */
  readonly total: number;
  readonly participants: number;
}

/** A booking that becomes another by its party, its addons or its service, and when. */
export interface ChangedBooking {
  readonly before: Priced;
  readonly after: Priced;
  /** Minor units that were paid for it and not returned, and those that are about to be taken. */
  readonly paid: number;
  /** Of the booking before, and when it is changed: epoch milliseconds. */
  readonly start: number;
  readonly now: number;
}

/** What a change means for the money of a booking, in minor units; one of the two is 0. */
export interface ChangedMoney {
  /** To be paid in advance for what the change adds. */
  readonly due: number;
  /** Goes back of what was paid in advance. */
  readonly givesBack: number;
}

/**
 * What a change of a booking costs in advance, and what it gives back, by the terms that its guest agreed to.
 *
 * Paid in advance is what the change adds to the amount that is prepaid, and only where prepaying is required: what was
 * let go of when it was booked is not asked for now, and who has paid more already pays less.
 *
 * What was prepaid beyond the smaller booking goes back, and whatever was paid beyond its price, less what cancelling
 * that part costs at this moment.
 */
export function moneyOfChange(
  terms: Pick<PrepaidService, 'prepayment' | 'prepaidPart'> & {
    readonly cancellation: CancellationTerms;
  },
  { before, after, paid, start, now }: ChangedBooking,
): ChangedMoney {
  const was = dueAtBooking(terms, before);
  const is = dueAtBooking(terms, after);
  const added = terms.prepayment === 'required' ? Math.min(is - was, is - paid) : 0;
  const cheaper = before.total - after.total;
  if (cheaper <= 0) return { due: Math.max(0, added), givesBack: 0 };
  const fee = cancellationFee(terms.cancellation, { price: cheaper, start, now });
  const beyond = Math.max(paid - after.total, Math.min(paid - is, was - is));
  return { due: 0, givesBack: Math.max(0, Math.min(beyond, cheaper) - fee) };
}
