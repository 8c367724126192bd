import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { CapacityRefusedError, CapacityService, ledgerIdOf } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import { NoticesService } from '../../notices/public';
import { type PaidThing, PaidThings, type Payment, PlaceGoneError } from '../../payments/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { VoucherMoney } from '../../vouchers/public';
import type { Booking } from '../booking.schema';
import { NewBookings } from '../create/new-bookings';
import { payerOf } from '../holds/hold-id';
import { BookingMail } from '../notifications/booking-mail';
import { NoTableFreeError } from '../tables/no-table-free.error';
import { FreedPlaces } from '../write/freed-places';
import { PAY_WITHIN_MS, type PaidOrder } from './paid-order';

/** Makes bookings that were paid for. */
@Injectable()
export class PaidBookings implements PaidThing, OnModuleInit {
  readonly kind = 'booking';

  // twelve: the only place in which money becomes places, so it needs both, and those who are told
  constructor(
    private readonly things: PaidThings,
    private readonly newBookings: NewBookings,
    private readonly capacity: CapacityService,
    private readonly freed: FreedPlaces,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly mail: BookingMail,
    private readonly vouchers: VoucherMoney,
    private readonly messages: MessagesService,
    private readonly notices: NoticesService,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
  }

  /** The service may have changed or been closed meanwhile: the place was promised before. */
  async make(
    system: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const { booking: ordered, actor, voucher } = orderOf(payment);
    const { _customer, hold, language } = payment;
    const ctx = { ...system, actor, language };
    const scope = { vendorId: ctx.vendorId };
    const [services, guest] = await Promise.all([
      this.services.byIds(scope, [ordered._service]),
      this.customers.findOrErased(scope, _customer),
    ]);
    const service = services.get(ordered._service.toHexString());
    if (!service) throw new PlaceGoneError();
    const booking = { ...ordered, _customer, createdAt: ctx.now, updatedAt: ctx.now };
    try {
      await this.book(ctx, {
        ...{ booking, service, guest, hold },
        before: whenMade,
        after: async (tx) => {
          const { description, currency } = payment;
          const about = { kind: 'booking', _id: booking._id } as const;
          const purpose = { about, description, currency, _customer };
          if (voucher) await this.vouchers.paid(tx, { ...purpose, ...voucher }, { language });
        },
      });
    } catch (error) {
      throw isRefusal(error) ? new PlaceGoneError() : error;
    }
  }

  /** Books what is paid for, or is paid in the same transaction. */
  async book(
    ctx: RequestContext,
    { booking, service, guest, hold, before, after }: BookedAndPaid,
  ): Promise<void> {
    const vendor = await this.vendors.current({ vendorId: ctx.vendorId });
    await this.newBookings.create(ctx, {
      bookings: [booking],
      ...(hold ? { completes: [hold] } : {}),
      choose: async (tx) => {
        await before(tx);
        return [booking];
      },
      messages: async (tx) => {
        await after(tx);
        return [await this.mail.forCreated(ctx, { booking, service, vendor, guest })];
      },
      answer: () => null,
    });
    // the hold may have kept more than the booking takes
    this.newBookings.mayHaveFreed(ctx, [booking]);
  }

  async tellGone(tx: Transaction, payment: Payment): Promise<void> {
    const { _id, amount, currency, description } = payment;
    await this.letGoOfVoucher(tx, payment);
    const guest = await this.customers.findOrErased({ vendorId: tx.vendorId }, payment._customer);
    if (guest?.email) {
      const language = languageOf(payment.language) ?? 'en';
      const t = messageTexts(language);
      const sum = formatMoney(language, amount, currency);
      const about = { about: description };
      const told =
        amount === 0
          ? { subject: t('noShow.gone.subject', about), text: t('noShow.gone.text', about) }
          : {
              subject: t('paymentReturned.subject', about),
              text: t('paymentReturned.text', { ...about, sum }),
            };
      await this.messages.enqueue(tx, {
        template: 'freeText',
        to: { email: guest.email, firstname: guest.firstname, language, customerId: guest._id },
        entity: { type: 'customer', id: guest._id },
        vars: told,
      });
    }
    const facts = { kind: 'paymentReturned', entityId: _id } as const;
    tx.afterCommit(() => this.notices.raise(tx.vendorId, tx.now, facts));
  }

  /** A guest who does not pay after all is back where they were: still choosing. */
  async letGo(tx: Transaction, payment: Payment): Promise<void> {
    const { booking, holder } = orderOf(payment);
    await this.letGoOfVoucher(tx, payment);
    const day = { serviceId: booking._service, date: dateOf(booking.start) };
    const ledgerId = ledgerIdOf(day.serviceId, day.date);
    const hold = payment.hold ?? '';
    const from = payerOf(holder);
    if (tx.now.getTime() < payment.createdAt.getTime() + PAY_WITHIN_MS) {
      const until = new Date(tx.now.getTime() + this.config.env.HOLD_MINUTES * 60_000);
      await this.capacity.handHold(tx, ledgerId, hold, { from, to: holder, until });
      return;
    }
    const held = await this.capacity.releaseHold(tx, ledgerId, hold, from);
    if (held) tx.afterCommit(() => this.freed.announce(tx, [{ ...day, t: held.t }]));
  }

  /** What was set aside of a gift card can be used for something else. */
  private async letGoOfVoucher(tx: Transaction, payment: Payment): Promise<void> {
    const { voucher } = orderOf(payment);
    const { about, description } = payment;
    if (!voucher) return;
    const { voucherId, amount } = voucher;
    await this.vouchers.giveBack(tx, voucherId, { amount, about, description });
  }
}

/** A booking that is made together with what pays for it. */
interface BookedAndPaid {
  readonly booking: Booking;
  readonly service: Parameters<BookingMail['forCreated']>[1]['service'];
  readonly guest: Parameters<BookingMail['forCreated']>[1]['guest'];
  readonly hold: string | undefined;
  /** Before the booking is written, in its transaction. */
  before(tx: Transaction): Promise<unknown>;
  /** Once it is there. */
  after(tx: Transaction): Promise<unknown>;
}

function orderOf({ _id, order }: Payment): PaidOrder {
  if (!order) throw new Error(`a payment without what was ordered: ${_id}`);
  return order as PaidOrder;
}

/** It cannot be had; anything else is a fault, and tried again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CapacityRefusedError ||
  error instanceof NoTableFreeError ||
  (error instanceof AppError && error.status < 500);
