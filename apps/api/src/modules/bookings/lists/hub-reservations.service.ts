import { Injectable } from '@nestjs/common';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { everyItem } from '../../../common/http/validation/every-item';
import { present } from '../../../common/present';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import { HubReservation } from '../dto/booking.dto';
import { BookingLinks } from '../notifications/booking-links';
import { calendarFile } from '../notifications/calendar-file';
import { BookingRefunds } from '../refunds/booking-refunds';
import { serviceText } from '../service-text';
import type {
  GuestPeriod,
  HubReservations,
  HubReservationsOf,
  HubReservationsPage,
  HubReservationsQuery,
} from './booking-list.dto';
import { GuestBookingPages } from './guest-booking-pages';

const UPCOMING = 100;
const CANCELLED = 50;
const PAST = 50;
const EXPORTED_AT_A_TIME = 100;

/** What a guest sees of their own bookings; also for the data that they take along. */
@Injectable()
export class HubReservationsService {
  // seven: a guest’s booking is shown with its service, its venue’s time, its links and what may be refunded
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly pages: GuestBookingPages,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly presenter: BookingPresenter,
    private readonly links: BookingLinks,
    private readonly refunds: BookingRefunds,
  ) {}

  /**
   * @param vendorId slug or id; must be the token's
   * @param customerId must be the token's
   * @throws {NotFoundError}
   */
  async list(ctx: RequestContext, vendorId: string, customerId: string): Promise<HubReservations> {
    await this.assertOwn(ctx, vendorId, customerId);
    const [upcoming, cancelled, past] = await Promise.all([
      this.show(ctx, customerId, 'upcoming', { limit: UPCOMING }),
      this.show(ctx, customerId, 'cancelled', { limit: CANCELLED }),
      this.show(ctx, customerId, 'over', { limit: PAST }),
    ]);
    return {
      upcoming: upcoming.items,
      cancelled: cancelled.items,
      past: past.items,
      ...present({
        nextUpcoming: upcoming.nextCursor,
        nextCancelled: cancelled.nextCursor,
        nextPast: past.nextCursor,
      }),
    };
  }

  /**
   * Further ones of a period.
   * @param vendorId slug or id; must be the token's
   * @param customerId must be the token's
   * @throws {NotFoundError} @throws {AppError} 400 for a cursor no page gave out
   */
  async page(
    ctx: RequestContext,
    { vendorId, customerId, period }: HubReservationsOf,
    query: HubReservationsQuery,
  ): Promise<HubReservationsPage> {
    await this.assertOwn(ctx, vendorId, customerId);
    return this.show(ctx, customerId, period === 'past' ? 'over' : period, query);
  }

  /** @throws {NotFoundError} also for another guest's */
  async get(ctx: RequestContext, id: string): Promise<HubReservation> {
    const booking = await this.bookings.own(ctx, id);
    const { timezone } = await this.vendors.current(ctx);
    const [reservation] = await this.presenter.forGuest(ctx, [booking], timezone);
    if (!reservation) throw new NotFoundError();
    const when = { zone: timezone, now: ctx.now };
    const prepaid = await this.refunds.ifCancelled(ctx, booking, when);
    return prepaid ? { ...reservation, prepaid } : reservation;
  }

  /** @throws {NotFoundError} also for another guest's */
  async calendar(ctx: RequestContext, id: string): Promise<{ name: string; content: string }> {
    const booking = await this.bookings.own(ctx, id);
    const [vendor, service] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, booking._service),
    ]);
    const content = calendarFile(booking, {
      title: serviceText(service, ctx.language).name,
      vendor,
      url: this.links.pageOf(booking, vendor.slug),
    });
    return { name: `${booking.bookingId}.ics`, content };
  }

  /**
   * All that are not over yet, soonest first, or all that are past, latest first: read a page at a time
   * as they are asked for. @throws {NotFoundError} for staff
   */
  async *everyOwn(ctx: RequestContext, period: GuestPeriod): AsyncGenerator<HubReservation> {
    yield* everyItem((cursor) =>
      this.show(ctx, ownId(ctx), period, { limit: EXPORTED_AT_A_TIME, ...cursor }),
    );
  }

  private async show(
    ctx: RequestContext,
    customerId: string,
    period: GuestPeriod,
    request: { limit: number; cursor?: string },
  ): Promise<HubReservationsPage> {
    const [{ timezone }, { items, ...more }] = await Promise.all([
      this.vendors.current(ctx),
      this.pages.page(ctx, customerId, period, request),
    ]);
    return { items: await this.presenter.forGuest(ctx, items, timezone), ...more };
  }

  /** @throws {NotFoundError} unless both are the token's */
  private async assertOwn(ctx: RequestContext, vendorId: string, guest: string): Promise<void> {
    const { slug } = await this.vendors.current(ctx);
    const named = vendorId === ctx.vendorId || vendorId.toLowerCase() === slug;
    if (!named || guest !== ownId(ctx)) throw new NotFoundError();
  }
}
