import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { AppError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, ledgerIdOf } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import { NoticesService } from '../../notices/public';
import { type PaidThing, PaidThings, type Payment, PlaceGoneError } from '../../payments/public';
import { toSlotConflict } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import { BookingChanges } from '../change/booking-changes';
import { EditedByGuest } from '../change/edited-by-guest';
import { destinationOf } from '../change/edited-by-staff';
import { BookingRefunds } from '../refunds/booking-refunds';
import { FreedPlaces } from '../write/freed-places';
import { ownerOfChange, type PaidChange, paidChangeOf } from './paid-change';

/** Changes bookings whose guests have paid for what the change adds. */
@Injectable()
export class PaidChanges implements PaidThing, OnModuleInit {
  readonly kind = 'bookingChange';

  // ten: as PaidBookings, money becomes places here, and those who are told are the same
  constructor(
    private readonly things: PaidThings,
    private readonly bookings: BookingsRepository,
    private readonly changes: BookingChanges,
    private readonly guestEdits: EditedByGuest,
    private readonly refunds: BookingRefunds,
    private readonly capacity: CapacityService,
    private readonly freed: FreedPlaces,
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly notices: NoticesService,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
  }

  /** As the guest asked for it, by the rules of that moment. What staff have changed meanwhile stays. */
  async make(
    system: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const { edit, actor, held } = orderOf(payment);
    const ctx = { ...system, actor, language: payment.language };
    try {
      const seen = await this.bookings.get(ctx, payment.about._id);
      const guest = await this.customers.findOrErased(ctx, payment._customer);
      await this.changes.changeOne(ctx, {
        seen: [seen],
        destinations: [destinationOf(seen, edit)],
        ...(held ? { completes: [held.hold] } : {}),
        next: async (before, { tx, vendor, references }) => {
          if (!before.active || before.waitingList) throw new PlaceGoneError();
          const setting = { tx, vendor, references, guest, at: payment.createdAt };
          const after = await this.guestEdits.of(before, edit, setting);
          const money = { before, after, zone: vendor.timezone, own: payment._id };
          const { due } = await this.refunds.changed(tx, money);
          // somebody else has paid for it, or it costs something else by now
          if (due !== payment.amount) throw new PlaceGoneError();
          await whenMade(tx);
          return { after, event: 'booking.changed', news: 'changed' };
        },
        answer: () => null,
      });
    } catch (error) {
      throw isRefusal(error) ? new PlaceGoneError() : error;
    }
  }

  async tellGone(tx: Transaction, payment: Payment): Promise<void> {
    await this.letGo(tx, payment);
    const { _id, amount, currency, description: about } = payment;
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
          subject: t('changeReturned.subject', { about }),
          text: t('changeReturned.text', { about, sum }),
        },
      });
    }
    const facts = { kind: 'paymentReturned', entityId: _id } as const;
    tx.afterCommit(() => this.notices.raise(tx.vendorId, tx.now, facts));
  }

  /** The booking stays as it is, and what was kept for the change can be had by others. */
  async letGo(tx: Transaction, payment: Payment): Promise<void> {
    const { held } = orderOf(payment);
    if (!held) return;
    const day = { serviceId: objectId(held.service), date: held.date };
    const owner = ownerOfChange(payment.about._id.toHexString());
    const ledgerId = ledgerIdOf(day.serviceId, day.date);
    const released = await this.capacity.releaseHold(tx, ledgerId, held.hold, owner);
    if (released) tx.afterCommit(() => this.freed.announce(tx, [{ ...day, t: released.t }]));
  }
}

function orderOf({ _id, order }: Payment): PaidChange {
  const change = paidChangeOf(order);
  if (!change) throw new Error(`a payment without the change that it is for: ${_id}`);
  return change;
}

/** It cannot be had; anything else is a fault, and tried again. */
function isRefusal(error: unknown): boolean {
  const refused = toSlotConflict(error, { participants: 1 });
  return refused instanceof AppError && refused.status < 500;
}
