import { isPast } from '@atrium/rules/bookings/booking-window';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { BookingRefunds } from '../refunds/booking-refunds';
import { type BookingChangeRequest, BookingChanges } from './booking-changes';
import { cancelled } from './next-booking';

/** What bookings that were made in one go have in common. */
export type TogetherKey = '_series' | '_group';

export interface BulkCancellationRequest<A> {
  /** Day from which on they are cancelled, yyyy-mm-dd. */
  readonly from?: string | undefined;
  readonly reason?: string | undefined;
  /** Refuses all where one may not be cancelled. */
  assertMay?(booking: Booking, index: number): void;
  /** What the endpoint answers, of all of them as they are then. */
  readonly answer: BookingChangeRequest<A>['answer'];
}

/** The dates of a series, or the items of a group: found and cancelled together. */
@Injectable()
export class BulkCancellation {
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly refunds: BookingRefunds,
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
  cancel<A>(
    ctx: RequestContext,
    seen: readonly Booking[],
    { from = '', reason, assertMay, answer }: BulkCancellationRequest<A>,
  ): Promise<A> {
    return this.changes.change(ctx, {
      seen,
      together: true,
      reason,
      next: async (before, { tx, vendor, index }) => {
        const { active, waitingList, timeindex } = before;
        const date = dateOf(before.start);
        const hasBegun = isPast(date, timeindex, tx.now.getTime(), vendor.timezone);
        if (hasBegun || date < from || !(active || waitingList)) return null;
        assertMay?.(before, index);
        await this.refunds.cancelled(tx, before, { zone: vendor.timezone });
        return { after: cancelled(before, tx.now), event: 'booking.cancelled', news: 'cancelled' };
      },
      answer,
    });
  }
}
