import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { BookingStatusesService } from '../../booking-statuses/public';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import { BookingChanges } from '../change/booking-changes';
import type { PromoteBookingInput } from '../change/booking-input.dto';
import { counting } from '../change/next-booking';
import type { BookingOutput } from '../dto/booking.dto';

/** Staff promote a booking, wherever it is on the list. */
@Injectable()
export class PromoteBooking {
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesService,
    private readonly presenter: BookingPresenter,
  ) {}

  /**
   * @throws {RuleError} WAITING_LIST_NOT_OFFERED when it is not waiting
   * @throws {ConflictError} SLOT_FULL
   * @throws {StaleVersionError}
   */
  async byStaff(
    ctx: RequestContext,
    id: string,
    { version }: PromoteBookingInput,
  ): Promise<BookingOutput> {
    const seen = await this.bookings.get(ctx, id);
    return this.changes.changeOne(ctx, {
      seen: [seen],
      versions: [version],
      forQueue: true,
      next: async (before, { tx }) => {
        if (!before.waitingList) throw new RuleError('WAITING_LIST_NOT_OFFERED');
        const status = await this.statuses.keptWhenCounting(tx, before._bookingStatus);
        return {
          after: counting(before, status, tx.now),
          event: 'booking.promoted',
          news: 'promoted',
        };
      },
      answer: (after, { tx, references }) => this.presenter.toStaff(tx, after, references),
    });
  }
}
