import { may } from '@atrium/rules/access/access-levels';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { hasReturned } from '@atrium/rules/payments/desk-state';
import { lateCancellationFee } from '@atrium/rules/payments/no-show-fee';
import { freeUntil, refundOnCancelling } from '@atrium/rules/payments/refunds/cancellation-terms';
import { givenBack } from '@atrium/rules/payments/refunds/given-back';
import { mayRefund } from '@atrium/rules/payments/refunds/refund-limit';
import { leftToRefund } from '@atrium/rules/payments/refunds/refunds';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { AppError, ConflictError, ForbiddenError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { AskRefund, type Payment, PaymentsService, SavedCards } from '../../payments/public';
import type { Booking } from '../booking.schema';
import { totalOf } from '../terms/booking-total';

/** What goes back when staff cancel. */
export const refundChoices = ['byTerms', 'all', 'nothing'] as const;
export type RefundChoice = (typeof refundChoices)[number];

/** What was paid for a booking and not returned, and what of it goes back if it is cancelled now, in minor units. */
export interface CancellingRefund {
  readonly paid: number;
  readonly refund: number;
}

/** What guests get back of what they paid in advance. */
@Injectable()
export class BookingRefunds {
  constructor(
    private readonly payments: PaymentsService,
    private readonly askRefund: AskRefund,
    private readonly cards: SavedCards,
  ) {}

  /** By the terms stored with a booking; null where nothing was paid. @param zone IANA, the venue's */
  async ifCancelled(
    scope: TenantScope,
    booking: Booking,
    { zone, now }: { readonly zone: string; readonly now: Date },
  ): Promise<CancellingRefund | null> {
    const paid = sumLeft(await this.payments.about(scope, booking._id));
    return paid === 0 ? null : { paid, refund: byTerms(booking, { paid, zone, now }) };
  }

  /**
   * Asks for what goes back, in the transaction that cancels a booking.
   * @returns what goes back, in minor units
   * @throws {ForbiddenError} staff of level 1 who choose anything else than the terms
   * @throws {AppError} 403 REFUND_ABOVE_LIMIT: more than the terms say, and than their level may return
   * @throws {ConflictError} PAYMENT_BEING_TAKEN: it is being taken at this moment
   */
  async cancelled(
    tx: Transaction,
    booking: Booking,
    { zone, choice = 'byTerms', reason, limit }: RefundOnCancel,
  ): Promise<number> {
    const payments = await this.payments.decideOn(tx, booking._id);
    const paid = sumLeft(payments);
    if (choice !== 'byTerms') assertMayDecide(tx);
    if (payments.some(isBeingTaken)) throw new ConflictError('PAYMENT_BEING_TAKEN');
    const amounts = {
      byTerms: byTerms(booking, { paid, zone, now: tx.now }),
      all: paid,
      nothing: 0,
    };
    if (amounts[choice] > amounts.byTerms) assertWithinLimit(tx, payments, limit);
    if (lateFee(booking, { zone, now: tx.now }) === 0) await this.forgetCards(tx, payments);
    return this.giveBack(tx, payments, amounts[choice], reason);
  }

  /**
   * Asks for what goes back, by the terms, where a status ends a booking: for its guest that is a cancellation. One
   * that is put on the waiting list keeps its money, as it may get its place back.
   * @returns what goes back, in minor units
   * @throws {ConflictError} PAYMENT_BEING_TAKEN
   */
  async ended(tx: Transaction, before: Booking, after: Booking, zone: string): Promise<number> {
    const isEnded = (before.active || before.waitingList) && !after.active && !after.waitingList;
    return isEnded ? this.cancelled(tx, before, { zone }) : 0;
  }

  /**
   * Asks for what was paid beyond the price, in the transaction that makes a booking cheaper: its guest may change
   * it only while cancelling is free.
   * @throws {ConflictError} PAYMENT_BEING_TAKEN: more than the new price is being taken at this moment
   */
  async reduced(tx: Transaction, after: Booking): Promise<void> {
    const payments = await this.payments.decideOn(tx, after._id);
    const beingTaken = payments.filter(isBeingTaken).reduce((sum, { amount }) => sum + amount, 0);
    const beyond = sumLeft(payments) + beingTaken - totalOf(after);
    if (beingTaken > 0 && beyond > 0) throw new ConflictError('PAYMENT_BEING_TAKEN');
    await this.giveBack(tx, payments, Math.max(0, beyond));
  }

  /** @throws {ConflictError} BOOKING_PAID: its money would have nothing that it belongs to */
  async assertNothingPaid(tx: Transaction, booking: Booking): Promise<void> {
    const payments = await this.payments.about(tx, booking._id);
    if (payments.some(isBeingTaken) || sumLeft(payments) > 0)
      throw new ConflictError('BOOKING_PAID');
  }

  /** Who cancels in time owes nothing that a card could be charged for. */
  private async forgetCards(tx: Transaction, payments: readonly Payment[]): Promise<void> {
    for (const { keeps, _id } of payments) {
      const mandate = keeps?.purpose === 'noShow' && (await this.cards.ofPayment(tx, _id));
      if (mandate) await this.cards.revoke(tx, mandate);
    }
  }

  /** First to cards, then onto gift cards. @returns what was asked for */
  private async giveBack(
    tx: Transaction,
    payments: readonly Payment[],
    amount: number,
    reason?: string,
  ): Promise<number> {
    const cause = tx.actor.kind === 'staff' ? 'staffDecided' : 'guestCancelled';
    const parts = givenBack(
      amount,
      payments.map((one) => ({ left: left(one), byVoucher: one.provider === 'voucher' })),
    );
    for (const [index, payment] of payments.entries()) {
      const part = parts[index] ?? 0;
      if (part === 0) continue;
      await this.askRefund.ask(tx, payment, { amount: part, cause, ...(reason ? { reason } : {}) });
    }
    return parts.reduce((sum, part) => sum + part, 0);
  }
}

interface RefundOnCancel {
  /** IANA, the venue's. */
  readonly zone: string;
  readonly choice?: RefundChoice;
  /** In the words of staff. */
  readonly reason?: string;
  /** Up to which administrators may return beyond the terms, in minor units; absent: any amount. */
  readonly limit?: number | null | undefined;
}

/** Its booking is made and its money is not there yet. */
const isBeingTaken = ({ state }: Payment): boolean => state === 'booked';

const left = ({ state, amount, refunds }: Payment): number =>
  state === 'settled' ? leftToRefund(amount, refunds) : 0;

const sumLeft = (payments: readonly Payment[]): number =>
  payments.reduce((sum, payment) => sum + left(payment), 0);

const byTerms = (
  booking: Booking,
  { paid, zone, now }: { readonly paid: number; readonly zone: string; readonly now: Date },
): number => {
  const { terms, start, timeindex, waitingList } = booking;
  // who waits has got nothing that could cost
  if (waitingList) return paid;
  return refundOnCancelling(terms.cancellation ?? freeUntil(terms.cancellationHours), {
    paid,
    price: totalOf(booking),
    start: toInstant(dateOf(start), timeindex, zone),
    now: now.getTime(),
  });
};

/** What cancelling now costs by the card that was given. @param zone IANA, the venue's */
function lateFee(
  { terms, start, timeindex, participants, ...booking }: Booking,
  { zone, now }: { readonly zone: string; readonly now: Date },
): number {
  if (!terms.noShowFee || booking.waitingList) return 0;
  return lateCancellationFee(
    terms.noShowFee,
    terms.cancellation ?? freeUntil(terms.cancellationHours),
    {
      ...{ total: totalOf({ terms, participants, addons: booking.addons }), participants },
      start: toInstant(dateOf(start), timeindex, zone),
      cancelledAt: now.getTime(),
    },
  );
}

function assertMayDecide({ actor }: Transaction): void {
  if (actor.kind !== 'staff' || !may(actor.level, 'payments.refund')) throw new ForbiddenError();
}

/** Everything that is left of each payment goes back. */
function assertWithinLimit(
  { actor }: Transaction,
  payments: readonly Payment[],
  limit: number | null | undefined,
): void {
  const level = actor.kind === 'staff' ? actor.level : undefined;
  for (const payment of payments) {
    const returned = payment.refunds
      .filter(hasReturned)
      .reduce((sum, refund) => sum + refund.amount, 0);
    const amount = left(payment);
    if (amount > 0 && !mayRefund(level, { amount, returned, limit })) {
      throw new AppError(403, 'REFUND_ABOVE_LIMIT', { data: { limit } });
    }
  }
}
