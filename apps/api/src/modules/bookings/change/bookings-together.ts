import { isPast } from '@atrium/rules/booking-window';
import { dateOf } from '@atrium/rules/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter, type BookingReferences } from '../booking-presenter';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import {
  BookingMail,
  type BookingMailInput,
  type MailReceiver,
} from '../notifications/booking-mail';
import { BookingEngine } from './booking-engine';
import { cancelled } from './cancel-booking';

/** What bookings that were made in one go have in common. */
export type TogetherKey = '_series' | '_group';

export interface CancelTogether<A> {
  /** Day from which on they are cancelled, yyyy-mm-dd. */
  readonly from?: string | undefined;
  readonly reason?: string | undefined;
  /** Refuses all where one may not be cancelled. */
  assertMay?(booking: Booking, index: number): void;
  /** What the endpoint answers, of all of them as they are then. */
  answer(tx: Transaction, bookings: readonly Booking[], references: BookingReferences): A;
}

/** The dates of a series, or the items of a group: found and cancelled together. */
@Injectable()
export class BookingsTogether {
  constructor(
    private readonly engine: BookingEngine,
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
  ) {}

  /** By day and time. @throws {NotFoundError} when nothing was booked under that id */
  async find(ctx: RequestContext, key: TogetherKey, id: string): Promise<Booking[]> {
    const found = await this.bookings.madeTogether(ctx, key, clientId(id));
    if (found.length === 0) throw new NotFoundError();
    return found;
  }

  /**
   * Cancels those that have not begun, all or nothing; their guest gets one message, as does whoever staff
   * have handed some of them to.
   * @throws {RuleError} BOOKING_CANCELLED when there is none left; whatever `assertMay` throws
   */
  async cancel<A>(
    ctx: RequestContext,
    seen: readonly Booking[],
    { from = '', reason, assertMay, answer }: CancelTogether<A>,
  ): Promise<A> {
    const [vendor, references] = await Promise.all([
      this.vendors.current(ctx),
      this.presenter.references(ctx, seen),
    ]);
    return this.engine.change(ctx, seen, async (tx, write) => {
      const current = await this.bookings.byIds(
        tx,
        seen.map(({ _id }) => _id),
      );
      const changes = current.flatMap((before, index) => {
        const { active, waitingList, timeindex } = before;
        const date = dateOf(before.start);
        const begun = isPast(date, timeindex, tx.now.getTime(), vendor.timezone);
        if (begun || date < from || !(active || waitingList)) return [];
        assertMay?.(before, index);
        return [{ before, after: cancelled(before, tx.now) }];
      });
      if (changes.length === 0) throw new RuleError('BOOKING_CANCELLED');
      await write(changes, { keepForQueue: vendor.waitingListPromotion === 'auto' });
      const guests = await this.guestsOf(tx, current);
      const mails = new Map<string, BookingMailInput[]>();
      for (const { before, after } of changes) {
        recordBooking(tx, 'booking.cancelled', before, after, reason);
        const service = references.services.get(after._service.toHexString());
        const whose = hexOf(after._customer);
        const guest = guests.get(whose);
        if (!service || !guest) continue;
        mails.set(whose, [...(mails.get(whose) ?? []), { booking: after, service, vendor, guest }]);
      }
      for (const ofOne of mails.values()) {
        await this.mail.ofSeveral(tx, 'bookingCancellation', ofOne);
      }
      const changed = new Map(changes.map(({ after }) => [after._id.toHexString(), after]));
      const all = current.map((one) => changed.get(one._id.toHexString()) ?? one);
      return answer(tx, all, references);
    });
  }

  /** By hex id; one who has been erased is left out, and not written to. */
  private async guestsOf(
    { vendorId }: Transaction,
    bookings: readonly Booking[],
  ): Promise<ReadonlyMap<string, MailReceiver>> {
    const ids = new Map(
      bookings.flatMap(({ _customer }) => (_customer ? [[hexOf(_customer), _customer]] : [])),
    );
    const found = await Promise.all(
      [...ids.values()].map((id) => this.customers.get({ vendorId }, id).catch(() => null)),
    );
    return new Map(found.flatMap((guest) => (guest ? [[hexOf(guest._id), guest]] : [])));
  }
}

const hexOf = (id: Types.ObjectId | undefined): string => id?.toHexString() ?? '';
