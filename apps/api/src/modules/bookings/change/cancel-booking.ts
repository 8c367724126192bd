import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { BookingStatusesService } from '../../booking-statuses/public';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { BookingRefunds } from '../refunds/booking-refunds';
import { assertCancellable } from '../terms/guest-deadline';
import { BookingChanges } from './booking-changes';
import type { CancelBookingInput, RestoreBookingInput } from './booking-input.dto';
import { cancelled, counting } from './next-booking';

/** Ends a booking, or brings it back. */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesService,
    private readonly presenter: BookingPresenter,
    private readonly refunds: BookingRefunds,
  ) {}

  /**
   * Until the deadline stored with the booking, itself included; who waits may leave until the start.
   * @throws {NotFoundError} also for another guest's
   * @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED
   * @throws {ConflictError} PAYMENT_BEING_TAKEN
   */
  async byGuest(ctx: RequestContext, id: string): Promise<HubReservation> {
    const seen = await this.bookings.own(ctx, id);
    return this.changes.changeOne(ctx, {
      seen: [seen],
      next: async (before, { tx, vendor: { timezone: zone } }) => {
        assertCancellable(before, tx.now, zone);
        await this.refunds.cancelled(tx, before, { zone });
        return { after: cancelled(before, tx.now), event: 'booking.cancelled', news: 'cancelled' };
      },
      answer: (after, { tx, vendor, references }) =>
        this.presenter.toGuest(tx, after, references, vendor.timezone),
    });
  }

  /**
   * Also after the guest's deadline; the audit log says so.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} BOOKING_CANCELLED
   * @throws {AppError} 403 REFUND_ABOVE_LIMIT
   */
  async byStaff(
    ctx: RequestContext,
    id: string,
    { reason, version, refund: choice }: CancelBookingInput,
  ): Promise<BookingOutput> {
    const seen = await this.bookings.get(ctx, id);
    let refunded = 0;
    return this.changes.changeOne(ctx, {
      seen: [seen],
      versions: [version],
      reason,
      next: async (before, { tx, vendor: { timezone: zone, refundLimit: limit } }) => {
        if (before.cancelledAt) throw new RuleError('BOOKING_CANCELLED');
        const why = { ...(choice ? { choice } : {}), ...(reason?.trim() ? { reason } : {}) };
        refunded = await this.refunds.cancelled(tx, before, { zone, limit, ...why });
        return { after: cancelled(before, tx.now), event: 'booking.cancelled', news: 'cancelled' };
      },
      answer: (after, { tx, references }) => ({
        ...this.presenter.toStaff(tx, after, references),
        ...(refunded ? { refunded } : {}),
      }),
    });
  }

  /**
   * A cancelled or inactive booking counts again, where there is room. What was given back to its guest is not
   * taken again: they owe it.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} SLOT_FULL
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} OVERRIDE_REASON_REQUIRED
   */
  async restore(
    ctx: RequestContext,
    id: string,
    input: RestoreBookingInput,
  ): Promise<BookingOutput> {
    const over = overrideOf(ctx, input);
    const seen = await this.bookings.get(ctx, id);
    return this.changes.changeOne(ctx, {
      ...over,
      seen: [seen],
      versions: [input.version],
      next: async (before, { tx }) => {
        const status = await this.statuses.keptWhenCounting(tx, before._bookingStatus);
        return { after: counting(before, status, tx.now), event: 'booking.changed' };
      },
      answer: (after, { tx, references }) => this.presenter.toStaff(tx, after, references),
    });
  }

  /** The booking is gone; the audit log keeps what it was. @throws {NotFoundError} @throws {ConflictError} BOOKING_PAID */
  async delete(ctx: RequestContext, id: string): Promise<null> {
    const seen = await this.bookings.get(ctx, id);
    return this.changes.change(ctx, {
      seen: [seen],
      next: async (before, { tx }) => {
        await this.refunds.assertNothingPaid(tx, before);
        return { after: null, event: 'booking.deleted' };
      },
      answer: () => null,
    });
  }
}
