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

  constructor(
    private readonly things: PaidThings,
    private readonly newBookings: NewBookings,
    private readonly capacity: CapacityService,
    private readonly freed: FreedPlaces,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly mail: BookingMail,
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
    const { booking: ordered, actor } = orderOf(payment);
    const ctx = { ...system, actor, language: payment.language };
    const scope = { vendorId: ctx.vendorId };
    const [vendor, services, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.byIds(scope, [ordered._service]),
      this.customers.findOrErased(scope, payment._customer),
    ]);
    const service = services.get(ordered._service.toHexString());
    if (!service) throw new PlaceGoneError();
    const booking = {
      ...ordered,
      _customer: payment._customer,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    };
    try {
      await this.newBookings.create(ctx, {
        bookings: [booking],
        ...(payment.hold ? { completes: [payment.hold] } : {}),
        choose: async (tx) => {
          await whenMade(tx);
          return [booking];
        },
        messages: async () => [
          await this.mail.forCreated(ctx, { booking, service, vendor, guest }),
        ],
        answer: () => null,
      });
    } catch (error) {
      throw isRefusal(error) ? new PlaceGoneError() : error;
    }
    // the hold may have kept more than the booking takes
    this.newBookings.mayHaveFreed(ctx, [booking]);
  }

  async tellGone(tx: Transaction, payment: Payment): Promise<void> {
    const { _id, amount, currency, description } = payment;
    const guest = await this.customers.findOrErased({ vendorId: tx.vendorId }, payment._customer);
    if (guest?.email) {
      const language = languageOf(payment.language) ?? 'en';
      const t = messageTexts(language);
      const sum = formatMoney(language, amount, currency);
      await this.messages.enqueue(tx, {
        template: 'freeText',
        to: { email: guest.email, firstname: guest.firstname, language, customerId: guest._id },
        entity: { type: 'customer', id: guest._id },
        vars: {
          subject: t('paymentReturned.subject', { about: description }),
          text: t('paymentReturned.text', { about: description, sum }),
        },
      });
    }
    const facts = { kind: 'paymentReturned', entityId: _id } as const;
    tx.afterCommit(() => this.notices.raise(tx.vendorId, tx.now, facts));
  }

  /** A guest who does not pay after all is back where they were: still choosing. */
  async letGo(tx: Transaction, payment: Payment): Promise<void> {
    const { booking, holder } = orderOf(payment);
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
