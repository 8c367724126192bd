import { addDays } from '@atrium/rules/calendar-date';
import { toInstant, venueTimeOf } from '@atrium/rules/time-zone';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { NotFoundError } from '../../common/errors/app-error';
import { Config } from '../../config/config';
import { ServicesService } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import type { Booking } from './booking.schema';
import { BookingPresenter } from './booking-presenter';
import { BookingsRepository } from './bookings.repository';
import { calendarFile } from './calendar-file';
import { ctxGuest } from './change-bookings';
import type { HubReservation } from './dto/booking.dto';
import { HubReservations } from './dto/booking-list.dto';
import { serviceText } from './service-text';

const UPCOMING = 100;
const PAST = 50;

/** Also for the data a guest takes along. */
export { HubReservations };

/** What a guest sees of their own bookings. */
@Injectable()
export class HubReservationsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly presenter: BookingPresenter,
    private readonly config: Config,
  ) {}

  /**
   * @param vendorId slug or id; must be the token's
   * @param customerId must be the token's
   * @throws {NotFoundError}
   */
  async list(ctx: RequestContext, vendorId: string, customerId: string): Promise<HubReservations> {
    const vendor = await this.vendors.current(ctx);
    const named = vendorId === ctx.vendorId || vendorId.toLowerCase() === vendor.slug;
    if (!named || customerId !== ctxGuest(ctx)) throw new NotFoundError();
    const { upcoming, past } = await this.ofGuest(ctx, customerId, vendor.timezone);
    return {
      upcoming: await this.presenter.forGuest(ctx, upcoming.slice(0, UPCOMING), vendor.timezone),
      past: await this.presenter.forGuest(ctx, past.slice(0, PAST), vendor.timezone),
    };
  }

  /** The signed-in guest's. @throws {NotFoundError} */
  mine(ctx: RequestContext): Promise<HubReservations> {
    return this.list(ctx, ctx.vendorId, ctxGuest(ctx));
  }

  /** @throws {NotFoundError} also for another guest's */
  async get(ctx: RequestContext, id: string): Promise<HubReservation> {
    const booking = await this.own(ctx, id);
    const { timezone } = await this.vendors.current(ctx);
    const [reservation] = await this.presenter.forGuest(ctx, [booking], timezone);
    if (!reservation) throw new NotFoundError();
    return reservation;
  }

  /** @throws {NotFoundError} also for another guest's */
  async calendar(ctx: RequestContext, id: string): Promise<{ name: string; content: string }> {
    const booking = await this.own(ctx, id);
    const [vendor, service] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, booking._service),
    ]);
    const content = calendarFile(booking, {
      title: serviceText(service, ctx.language).name,
      vendor,
      url: this.config.link(`/activity-hub/${vendor.slug}/activity/${id}`),
    });
    return { name: `${booking.bookingId}.ics`, content };
  }

  /**
   * Bookings that are not over yet, soonest first; and those over or cancelled, latest first.
   * @param zone IANA, the venue's
   */
  async ofGuest(
    ctx: RequestContext,
    customerId: string,
    zone: string,
  ): Promise<{ upcoming: Booking[]; past: Booking[] }> {
    const today = venueTimeOf(ctx.now.getTime(), zone).date;
    // an evening of yesterday may end today
    const from = new Date(`${addDays(today, -1)}T00:00:00Z`);
    const _customer = objectId(customerId);
    const [recent, earlier] = await Promise.all([
      this.bookings.find(
        ctx,
        { _customer, start: { $gte: from } },
        { sort: { start: 1, timeindex: 1 }, limit: UPCOMING + PAST },
      ),
      this.bookings.find(
        ctx,
        { _customer, start: { $lt: from } },
        { sort: { start: -1, timeindex: -1 }, limit: PAST },
      ),
    ]);
    const comes = recent.filter((booking) => isComing(booking, ctx.now, zone));
    const gone = recent.filter((booking) => !isComing(booking, ctx.now, zone)).reverse();
    return { upcoming: comes, past: [...gone, ...earlier] };
  }

  private async own(ctx: RequestContext, id: string): Promise<Booking> {
    const booking = await this.bookings.get(ctx, id);
    if (booking._customer?.toHexString() !== ctxGuest(ctx)) throw new NotFoundError();
    return booking;
  }
}

/** Neither over nor cancelled. */
function isComing(booking: Booking, now: Date, zone: string): boolean {
  if (!booking.active && !booking.waitingList) return false;
  const date = booking.start.toISOString().slice(0, 10);
  return toInstant(date, booking.timeindexEnd, zone) > now.getTime();
}
