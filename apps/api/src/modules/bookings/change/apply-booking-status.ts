import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingStatusesRepository } from '../../booking-statuses/public';
import { VendorsService } from '../../vendors/public';
import { BookingPresenter } from '../booking-presenter';
import { isOverride, toSlotConflict } from '../bookings.errors';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import { withStatus } from '../create/new-booking';
import type { BookingOutput } from '../dto/booking.dto';
import { BookingEngine } from './booking-engine';
import type { ApplyStatusInput } from './booking-input.dto';
import { assertCurrent } from './change-bookings';

/** Gives a booking a status, with all that follows from it. */
@Injectable()
export class ApplyBookingStatus {
  constructor(
    private readonly engine: BookingEngine,
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesRepository,
    private readonly vendors: VendorsService,
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
    const override = isOverride(ctx, input);
    const [seen, status, vendor] = await Promise.all([
      this.bookings.get(ctx, id),
      this.statuses.get(ctx, input._bookingStatus),
      this.vendors.current(ctx),
    ]);
    const references = await this.presenter.references(ctx, [
      { ...seen, _bookingStatus: status._id },
    ]);
    const change = this.engine.change(ctx, [seen], async (tx, write) => {
      const before = await this.bookings.get(tx, seen._id);
      assertCurrent(before, input.version);
      const applied = withStatus(before, status, tx.now, vendor.timezone);
      const turned = applied.active !== before.active || applied.waitingList !== before.waitingList;
      const after = {
        ...applied,
        sequence: before.sequence + (turned ? 1 : 0),
        version: before.version + 1,
        updatedAt: tx.now,
      };
      const keepForQueue = vendor.waitingListPromotion === 'auto';
      await write([{ before, after }], { override, keepForQueue });
      recordBooking(tx, 'booking.changed', before, after, override ? input.reason : undefined);
      return this.presenter.toStaff(tx, after, references);
    });
    return change.catch((error: unknown) => {
      throw toSlotConflict(error, { participants: seen.participants });
    });
  }
}
