import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingStatusesService } from '../../booking-statuses/public';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput } from '../dto/booking.dto';
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
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} SLOT_FULL when it would count again and there is no room
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} OVERRIDE_REASON_REQUIRED
   */
  async apply(ctx: RequestContext, id: string, input: ApplyStatusInput): Promise<BookingOutput> {
    const over = overrideOf(ctx, input);
    const [seen, status] = await Promise.all([
      this.bookings.get(ctx, id),
      this.statuses.get(ctx, input._bookingStatus),
    ]);
    return this.changes.changeOne(ctx, {
      ...over,
      seen: [seen],
      versions: [input.version],
      refersTo: [{ ...seen, _bookingStatus: status._id }],
      next: (before, { tx, vendor }) => ({
        after: given(before, status, tx.now, vendor.timezone),
        event: 'booking.changed',
      }),
      answer: (after, { tx, references }) => this.presenter.toStaff(tx, after, references),
    });
  }
}
