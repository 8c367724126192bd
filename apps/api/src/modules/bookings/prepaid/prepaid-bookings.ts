import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { dueAtBooking } from '@atrium/rules/payments/prepayment/service-prepayment';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CapacityService, ledgerIdOf } from '../../capacity/public';
import {
  MoneyLedger,
  type Payment,
  PaymentMovedError,
  PaymentsService,
  ProviderUnclearError,
  SettlePayment,
} from '../../payments/public';
import { VoucherMoney } from '../../vouchers/public';
import type { Booking } from '../booking.schema';
import { toSlotConflict } from '../bookings.errors';
import { BookingDrafts, type BookingSetting } from '../create/booking-drafts';
import { newBooking } from '../create/new-booking';
import { isHoldOf, payerOf } from '../holds/hold-id';
import { guaranteeOf } from '../terms/booking-terms';
import { totalOf } from '../terms/booking-total';
import { describePaid } from './describe-paid';
import { keptCard } from './kept-card';
import { PaidBookings } from './paid-bookings';
import { PAY_WITHIN_MS, type PaidByVoucher, type PaidOrder } from './paid-order';
import type { GuestPayment, PaymentProgress, PrepaidFields } from './prepaid.dto';

/** How much longer the place is kept: paid in the last second is paid in time, and seen a little later. */
export const KEPT_LONGER_MS = 5 * 60_000;

/** Who books, and where they come back to. */
export interface PrepaidBooker {
  readonly setting: BookingSetting;
  /** Whose holds it may complete. */
  readonly holder: string;
  /** Hex id of whom it is booked for. */
  readonly customerId: string;
  /** Absolute address of the page that tells how a payment stands. @param payment hex id */
  returnTo(payment: string): string;
  /** Absent for a guest who is signed in. */
  readonly visitor?: {
    /** What they gave: who gives something else with the same hold does not pay for the same. */
    readonly given: object;
    /** For staff, where that is another name than the guest's. */
    readonly internalComment?: string;
    /** Writes along with the new payment, such as a guest who is new. */
    alongside(tx: Transaction, payment: Types.ObjectId): Promise<unknown>;
  };
}

/**
 * Bookings that are paid for as they are made: the place is kept while the guest pays, and the booking is made by
 * whoever first sees that they have. See docs/domain/payments.md.
 */
@Injectable()
export class PrepaidBookings {
  // eight: the draft and its place, the engine of payments and its books, and gift cards
  constructor(
    private readonly drafts: BookingDrafts,
    private readonly capacity: CapacityService,
    private readonly payments: PaymentsService,
    private readonly settlePayment: SettlePayment,
    private readonly ledger: MoneyLedger,
    private readonly vouchers: VoucherMoney,
    private readonly paid: PaidBookings,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Keeps the place that is held for as long as the guest may pay, and says where they can. Asked again for the
   * same, the answer is the same payment; asked for something else with the same hold, the first one is ended.
   * What a gift card pays is set aside meanwhile; where it pays all of it and no card is asked for, the booking is made at once.
   * @throws {ConflictError} HOLD_EXPIRED; PRICE_CHANGED, with what is to be paid, or not coming costs; VOUCHER_TOO_LITTLE
   * @throws {AppError} 404 VOUCHER_NOT_FOUND
   * @throws {RuleError} the first broken rule of the booking; NOTHING_TO_PREPAY
   * @throws {ForbiddenError} SERVICE_CODE_REQUIRED, WRONG_SERVICE_CODE
   */
  async begin(
    ctx: RequestContext,
    { amount, noShowFee, voucher: part, ...input }: PrepaidFields,
    booker: PrepaidBooker,
  ): Promise<GuestPayment> {
    const { holder, visitor } = booker;
    const hold = input.holdId && isHoldOf(input.holdId, holder) ? input.holdId : undefined;
    if (!hold) throw new ConflictError('HOLD_EXPIRED');
    const { available: _seen, ...asked } = input;
    const order = JSON.stringify({
      ...{ amount, noShowFee, ...asked },
      // the token would let whoever reads this use it
      ...(part && { voucher: part.token.split('-')[0], byVoucher: part.amount }),
      ...(visitor && { given: visitor.given }),
    });
    const known = await this.payments.byHold(ctx, hold);
    if (known) {
      const before = isOrder(known.order, order)
        ? await this.settled(ctx, known)
        : await this.ended(ctx, known);
      if (before.state !== 'undone') return this.answer(ctx, before);
    }
    const booking = await this.draft(ctx, input, booker);
    const guarantee = guaranteeOf(booking);
    assertAsShown(booking, { amount, byVoucher: part?.amount ?? 0, noShowFee, guarantee });
    const voucher = part && {
      voucherId: (await this.vouchers.byToken(ctx, part.token))._id,
      amount: part.amount,
    };
    if (voucher && amount === 0 && guarantee === 0) {
      return this.answer(ctx, await this.bookNow(ctx, booking, voucher, { hold, booker }));
    }
    const paidOrder: PaidOrder = {
      ...{ booking, actor: ctx.actor, holder, asked: order },
      ...(voucher ? { voucher } : {}),
    };
    const payment = await this.add(ctx, paidOrder, { hold, amount }, booker);
    return this.answer(ctx, await this.settled(ctx, payment));
  }

  /**
   * How a payment stands, after asking the provider.
   * @param customerId whose it must be; absent: of whoever has its signed link
   * @throws {NotFoundError}
   */
  async look(ctx: RequestContext, id: string, customerId?: string): Promise<GuestPayment> {
    return this.answer(ctx, await this.settled(ctx, await this.own(ctx, id, customerId)));
  }

  /** The guest does not pay after all: lets go of the place, unless they have paid meanwhile. As `look`. */
  async end(ctx: RequestContext, id: string, customerId?: string): Promise<GuestPayment> {
    return this.answer(ctx, await this.ended(ctx, await this.own(ctx, id, customerId)));
  }

  private async own(ctx: RequestContext, id: string, customerId?: string): Promise<Payment> {
    const payment = await this.payments.get(ctx, id);
    const isOwn = customerId === undefined || payment._customer.equals(customerId);
    if (payment.about.kind !== 'booking' || !isOwn) throw new NotFoundError();
    return payment;
  }

  private async draft(
    ctx: RequestContext,
    input: Omit<PrepaidFields, 'amount'>,
    { setting, visitor }: PrepaidBooker,
  ): Promise<Booking> {
    const { vendor, service, guest } = setting;
    const { internalComment } = visitor ?? {};
    await this.drafts.assertCode(ctx, setting, input.code);
    const day = this.drafts.check(ctx, setting, input, 'guest');
    await this.drafts.assertOpen(ctx, setting, input);
    const draft = newBooking(internalComment ? { ...input, internalComment } : input, {
      ...{ now: ctx.now, vendor, service, day, online: true },
      withoutAccount: visitor !== undefined,
      ...(guest ? { customerId: guest._id } : {}),
    });
    return this.drafts.covered(ctx, draft, input);
  }

  private async add(
    { idempotency: _, ...ctx }: RequestContext,
    order: PaidOrder,
    { hold, amount }: { readonly hold: string; readonly amount: number },
    { setting, holder, customerId, returnTo, visitor }: PrepaidBooker,
  ): Promise<Payment> {
    const { booking } = order;
    const day = { serviceId: booking._service, date: dateOf(booking.start) };
    const expiresAt = new Date(ctx.now.getTime() + PAY_WITHIN_MS);
    const owners = { from: holder, to: payerOf(holder) };
    const until = new Date(expiresAt.getTime() + KEPT_LONGER_MS);
    const _id = new Types.ObjectId();
    return this.capacity.inTurn(ctx, { days: [day] }, async (tx) => {
      const ledgerId = ledgerIdOf(day.serviceId, day.date);
      const held = await this.capacity.handHold(tx, ledgerId, hold, { ...owners, until });
      const keepsAll = held?.t === booking.timeindex && held.pax >= booking.participants;
      if (!keepsAll) throw new ConflictError('HOLD_EXPIRED');
      await visitor?.alongside(tx, _id);
      const { currency } = booking.terms;
      const description = describePaid(ctx.language, setting.service, booking);
      const about = { kind: 'booking', _id: booking._id } as const;
      if (order.voucher) {
        const { voucherId, amount: part } = order.voucher;
        await this.vouchers.take(tx, voucherId, { amount: part, about, description, currency });
      }
      return this.payments.add(tx, {
        _id,
        _customer: objectId(customerId),
        ...{ hold, order, about, amount, currency, description, expiresAt },
        returnUrl: returnTo(_id.toHexString()),
        ...keptCard(ctx.language, booking, { venue: setting.vendor.name, description }),
      });
    });
  }

  /** A gift card pays all that is due: nobody is asked for anything else. */
  private async bookNow(
    { idempotency: _, ...ctx }: RequestContext,
    draft: Booking,
    voucher: PaidByVoucher,
    { hold, booker }: { readonly hold: string; readonly booker: PrepaidBooker },
  ): Promise<Payment> {
    const { setting, customerId, visitor } = booker;
    const { service, guest } = setting;
    const _customer = objectId(customerId);
    const booking = { ...draft, _customer };
    const { currency } = booking.terms;
    const description = describePaid(ctx.language, service, booking);
    const about = { kind: 'booking', _id: booking._id } as const;
    const purpose = { about, description, currency };
    const paymentId = new Types.ObjectId();
    const { participants } = booking;
    try {
      await this.paid.book(ctx, {
        ...{ booking, service, guest, hold },
        before: async (tx) => {
          await visitor?.alongside(tx, paymentId);
          await this.vouchers.take(tx, voucher.voucherId, { ...purpose, amount: voucher.amount });
        },
        after: (tx) =>
          this.vouchers.paid(tx, { ...purpose, ...voucher, _customer }, { _id: paymentId, hold }),
      });
    } catch (error) {
      // the other tab was faster: both have the same booking
      const known = await this.payments.byHold(ctx, hold);
      if (known?.state === 'settled') return known;
      throw toSlotConflict(error, { participants, holdId: hold });
    }
    return this.payments.get(ctx, paymentId);
  }

  /** Settles as much as it can now; the job retries where the provider does not answer. */
  private async settled({ vendorId, now }: RequestContext, { _id }: Payment): Promise<Payment> {
    const ctx = systemContext(vendorId, 'settle-payment', now);
    try {
      return await this.settlePayment.settle(ctx, _id);
    } catch (error) {
      if (!(error instanceof ProviderUnclearError)) throw error;
      return this.payments.get(ctx, _id);
    }
  }

  private async ended(caller: RequestContext, payment: Payment): Promise<Payment> {
    const { idempotency: _, ...ctx } = caller;
    if (payment.state === 'held' || payment.state === 'begun') {
      try {
        await this.transactions.run(ctx, (tx) => this.payments.endSoon(tx, payment));
      } catch (error) {
        if (!(error instanceof PaymentMovedError)) throw error;
      }
    }
    return this.settled(ctx, payment);
  }

  private async answer(ctx: RequestContext, payment: Payment): Promise<GuestPayment> {
    const { _id, amount, currency, description, expiresAt, about, url } = payment;
    const state = await this.progressOf(ctx, payment);
    const isChange = payment.purpose === 'bookingChange';
    return {
      _id: _id.toHexString(),
      ...{ state, amount, currency, description, expiresAt: expiresAt.toISOString() },
      ...(state === 'open' && url ? { url } : {}),
      ...(state === 'booked' || isChange ? { booking: about._id.toHexString() } : {}),
      ...(isChange ? { forChange: true } : {}),
    };
  }

  private async progressOf(ctx: RequestContext, { _id, state }: Payment): Promise<PaymentProgress> {
    switch (state) {
      case 'held':
      case 'begun':
        return 'open';
      case 'paid':
        return 'settling';
      case 'booked':
      case 'settled':
      case 'failed':
        return 'booked';
      case 'returning':
        return 'returned';
      case 'undone':
        return (await this.ledger.ofPayment(ctx, _id)).length > 0 ? 'returned' : 'ended';
    }
  }
}

/**
 * Never is more asked of a guest in silence than they were shown. Where they may choose, they may give a card alone.
 * @throws {RuleError} NOTHING_TO_PREPAY @throws {ConflictError} PRICE_CHANGED
 */
function assertAsShown(
  { terms, participants, addons }: Booking,
  shown: {
    readonly amount: number;
    readonly byVoucher: number;
    readonly noShowFee?: number | undefined;
    readonly guarantee: number;
  },
): void {
  const { byVoucher, noShowFee = 0, guarantee } = shown;
  const amount = shown.amount + byVoucher;
  const due = dueAtBooking(terms, {
    total: totalOf({ terms, participants, addons }),
    participants,
  });
  if (due === 0 && guarantee === 0) throw new RuleError('NOTHING_TO_PREPAY');
  const paysLater = amount === 0 && guarantee > 0 && terms.prepayment === 'optional';
  if ((due !== amount && !paysLater) || noShowFee !== guarantee) {
    const data = { amount: due, ...(guarantee > 0 ? { noShowFee: guarantee } : {}) };
    throw new ConflictError('PRICE_CHANGED', { data });
  }
}

const isOrder = (order: unknown, asked: string): boolean =>
  typeof order === 'object' && order !== null && 'asked' in order && order.asked === asked;
