import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingStatusesService } from '../../booking-statuses/public';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput } from '../dto/booking.dto';
import { BookingRefunds } from '../refunds/booking-refunds';
import { BookingChanges } from './booking-changes';
import type { ApplyStatusInput } from './booking-input.dto';
import { given } from './next-booking';

/** Gives a booking a status, with all that follows from it. */
@Injectable()
export class ApplyBookingStatus {
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesService,
    private readonly presenter: BookingPresenter,
    private readonly refunds: BookingRefunds,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} SLOT_FULL when it would count again and there is no room, PAYMENT_BEING_TAKEN
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} OVERRIDE_REASON_REQUIRED
   */
  async apply(ctx: RequestContext, id: string, input: ApplyStatusInput): Promise<BookingOutput> {
    const over = overrideOf(ctx, input);
    const [seen, status] = await Promise.all([
      this.bookings.get(ctx, id),
      this.statuses.get(ctx, input._bookingStatus),
    ]);
    let refunded = 0;
    return this.changes.changeOne(ctx, {
      ...over,
      seen: [seen],
      versions: [input.version],
      refersTo: [{ ...seen, _bookingStatus: status._id }],
      next: async (before, { tx, vendor: { timezone: zone } }) => {
        const after = given(before, status, tx.now, zone);
        refunded = await this.refunds.ended(tx, before, after, zone);
        return { after, event: 'booking.changed' };
      },
      answer: (after, { tx, references }) => ({
        ...this.presenter.toStaff(tx, after, references),
        ...(refunded ? { refunded } : {}),
      }),
    });
  }
}
