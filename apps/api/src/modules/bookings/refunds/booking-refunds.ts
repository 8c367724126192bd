import { may } from '@atrium/rules/access/access-levels';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { hasReturned } from '@atrium/rules/payments/desk-state';
import { lateCancellationFee } from '@atrium/rules/payments/no-show-fee';
import {
  type ChangedMoney,
  moneyOfChange,
} from '@atrium/rules/payments/prepayment/changed-booking';
import { freeUntil, refundOnCancelling } from '@atrium/rules/payments/refunds/cancellation-terms';
import { givenBack } from '@atrium/rules/payments/refunds/given-back';
import { mayRefund } from '@atrium/rules/payments/refunds/refund-limit';
import { leftToRefund } from '@atrium/rules/payments/refunds/refunds';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
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
    return isEnded(before, after) ? this.cancelled(tx, before, { zone }) : 0;
  }

  /**
   * What a change costs in advance, and asks for what it gives back, in its transaction.
   * @throws {ConflictError} PAYMENT_BEING_TAKEN: some of what goes back is being taken at this moment
   */
  async changed(tx: Transaction, change: MoneyChange): Promise<ChangedMoney> {
    const { before, after, zone, own } = change;
    const payments = await this.payments.decideOn(tx, after._id, own);
    const beingTaken = payments.filter(isBeingTaken).reduce((sum, { amount }) => sum + amount, 0);
    const { cancellation, cancellationHours, ...terms } = before.terms;
    const money = moneyOfChange(
      { ...terms, cancellation: cancellation ?? freeUntil(cancellationHours) },
      {
        before: pricedAs(before),
        after: pricedAs(after),
        paid: sumLeft(payments) + beingTaken,
        start: toInstant(dateOf(before.start), before.timeindex, zone),
        now: tx.now.getTime(),
      },
    );
    if (beingTaken > 0 && money.givesBack > 0) throw new ConflictError('PAYMENT_BEING_TAKEN');
    await this.giveBack(tx, payments, money.givesBack);
    // who waits has nothing yet that could be paid for
    return countsTowardCapacity(after) ? money : { ...money, due: 0 };
  }

  /** As `changed`, also where staff end it: what is due they collect as they choose. */
  async byStaff(tx: Transaction, change: MoneyChange): Promise<ChangedMoney> {
    const { before, after, zone } = change;
    if (isEnded(before, after)) {
      return { due: 0, givesBack: await this.cancelled(tx, before, { zone }) };
    }
    const isCounted = countsTowardCapacity(before) && countsTowardCapacity(after);
    return isCounted ? this.changed(tx, change) : { due: 0, givesBack: 0 };
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

interface MoneyChange {
  readonly before: Booking;
  readonly after: Booking;
  /** IANA, the venue's. */
  readonly zone: string;
  /** The payment that waits for this change. */
  readonly own?: Types.ObjectId;
}

/** What staff are answered of it; nothing where no money moves. */
export const toldOf = (
  money: ChangedMoney | undefined,
): { refunded?: number; prepaymentDue?: number } => ({
  ...(money?.givesBack ? { refunded: money.givesBack } : {}),
  ...(money?.due ? { prepaymentDue: money.due } : {}),
});

const isEnded = (before: Booking, after: Booking): boolean =>
  (before.active || before.waitingList) && !after.active && !after.waitingList;

const pricedAs = (booking: Booking) => ({
  total: totalOf(booking),
  participants: booking.participants,
});

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
