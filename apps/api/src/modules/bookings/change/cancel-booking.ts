import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { BookingStatusesRepository } from '../../booking-statuses/public';
import { CustomersService } from '../../customers/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { isOverride, toSlotConflict } from '../bookings.errors';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { BookingMail } from '../notifications/booking-mail';
import { BookingEngine } from './booking-engine';
import type { CancelBookingInput, RestoreBookingInput } from './booking-input.dto';
import { assertChangeable, assertCurrent, ctxGuest } from './change-bookings';

/** Ends a booking, or brings it back. */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly engine: BookingEngine,
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesRepository,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
  ) {}

  /**
   * Until the deadline stored with the booking, itself included; who waits may leave until the start.
   * @throws {NotFoundError} also for another guest's
   * @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED
   */
  async byGuest(ctx: RequestContext, id: string): Promise<HubReservation> {
    const seen = await this.ofGuest(ctx, id);
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, seen._service),
      this.customers.get(ctx, ctxGuest(ctx)),
    ]);
    const services = new Map([[service._id.toHexString(), service]]);
    return this.engine.change(ctx, [seen], async (tx, write) => {
      const before = await this.ofGuest(tx, id);
      assertChangeable(before, tx.now, vendor.timezone);
      const after = cancelled(before, tx.now);
      const keepForQueue = vendor.waitingListPromotion === 'auto';
      await write([{ before, after }], { keepForQueue });
      recordBooking(tx, 'booking.cancelled', before, after);
      await this.mail.cancelled(tx, { booking: after, service, vendor, guest });
      return this.presenter.toGuest(tx, after, { services }, vendor.timezone);
    });
  }

  /**
   * Also after the guest's deadline; the audit log says so.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} BOOKING_CANCELLED
   */
  async byStaff(
    ctx: RequestContext,
    id: string,
    { reason, version }: CancelBookingInput,
  ): Promise<BookingOutput> {
    const seen = await this.bookings.get(ctx, id);
    const { vendor, service, guest, references } = await this.surroundings(ctx, seen);
    return this.engine.change(ctx, [seen], async (tx, write) => {
      const before = await this.bookings.get(tx, seen._id);
      assertCurrent(before, version);
      if (before.cancelledAt) throw new RuleError('BOOKING_CANCELLED');
      const after = cancelled(before, tx.now);
      const keepForQueue = vendor.waitingListPromotion === 'auto';
      await write([{ before, after }], { keepForQueue });
      recordBooking(tx, 'booking.cancelled', before, after, reason);
      if (service) await this.mail.cancelled(tx, { booking: after, service, vendor, guest });
      return this.presenter.toStaff(tx, after, references);
    });
  }

  /**
   * A cancelled or inactive booking counts again, where there is room. It gets no tables back: they may
   * be taken.
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
    const override = isOverride(ctx, input);
    const seen = await this.bookings.get(ctx, id);
    const references = await this.presenter.references(ctx, [seen]);
    const change = this.engine.change(ctx, [seen], async (tx, write) => {
      const before = await this.bookings.get(tx, seen._id);
      assertCurrent(before, input.version);
      const after = await this.restored(tx, before);
      await write([{ before, after }], { override });
      recordBooking(tx, 'booking.changed', before, after, override ? input.reason : undefined);
      return this.presenter.toStaff(tx, after, references);
    });
    return change.catch((error: unknown) => {
      throw toSlotConflict(error, { participants: seen.participants });
    });
  }

  /** The booking is gone; the audit log keeps what it was. @throws {NotFoundError} */
  async delete(ctx: RequestContext, id: string): Promise<null> {
    const seen = await this.bookings.get(ctx, id);
    const vendor = await this.vendors.current(ctx);
    return this.engine.change(ctx, [seen], async (tx, write) => {
      const before = await this.bookings.get(tx, seen._id);
      const keepForQueue = vendor.waitingListPromotion === 'auto';
      await write([{ before, after: null }], { keepForQueue });
      recordBooking(tx, 'booking.deleted', before, null);
      return null;
    });
  }

  private async restored(ctx: RequestContext, before: Booking): Promise<Booking> {
    const { cancelledAt: _, _bookingStatus, ...rest } = before;
    return {
      ...rest,
      ...(await this.statuses.ofCounting(ctx, _bookingStatus)),
      active: true,
      waitingList: false,
      sequence: before.sequence + 1,
      version: before.version + 1,
      updatedAt: ctx.now,
    };
  }

  private async surroundings(ctx: RequestContext, booking: Booking) {
    const [vendor, references, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.presenter.references(ctx, [booking]),
      booking._customer ? this.customers.get(ctx, booking._customer).catch(() => null) : null,
    ]);
    const service = references.services.get(booking._service.toHexString());
    return { vendor, service, guest, references };
  }

  private async ofGuest(ctx: RequestContext, id: string): Promise<Booking> {
    const booking = await this.bookings.get(ctx, id);
    if (booking._customer?.toHexString() !== ctxGuest(ctx)) throw new NotFoundError();
    return booking;
  }
}

/** A booking once it is cancelled. */
export function cancelled(before: Booking, now: Date): Booking {
  return {
    ...before,
    active: false,
    waitingList: false,
    tables: [],
    cancelledAt: now,
    sequence: before.sequence + 1,
    version: before.version + 1,
    updatedAt: now,
  };
}
