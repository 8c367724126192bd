import { addDays } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { hasPart } from '@atrium/rules/venue/modules';
import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { MessagesService } from '../../messages/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import { madeOn } from '../lists/booking-query';
import { BookingFiguresService } from './booking-figures.service';
import type { Dashboard, DashboardCovers, DashboardQuarter, DashboardQuery } from './dashboard.dto';
import { busiestOf, seatedOf } from './day-covers';
import { hoursOf, occupancyOf } from './day-occupancy';
import type { DayTotals } from './day-totals';
import { Outlook } from './outlook';

const ARRIVALS = 100;
const WAITING = 50;
const NEW = 20;
const FAILED = 20;
const DAY_MS = 86_400_000;
const FAILED_DAYS = 7;
const OUTLOOK_DAYS = 14;

/** The venue's day at a glance: occupancy from the ledgers, people from the bookings. */
@Injectable()
export class DashboardService {
  // seven: the dashboard is one answer about a day from every domain that has a say in it
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly bookings: BookingsRepository,
    private readonly figures: BookingFiguresService,
    private readonly outlook: Outlook,
    private readonly messages: MessagesService,
    private readonly presenter: BookingPresenter,
  ) {}

  /**
   * @param vendorId slug or id; must be the caller's
   * @throws {NotFoundError}
   */
  async dashboard(
    ctx: RequestContext,
    vendorId: string,
    query: DashboardQuery,
  ): Promise<Dashboard> {
    const { slug, timezone, modules } = await this.vendors.current(ctx);
    if (vendorId !== ctx.vendorId && vendorId !== slug) throw new NotFoundError();
    const { date: today, minutes } = venueTimeOf(ctx.now.getTime(), timezone);
    const date = query.date ?? today;
    const until = addDays(date, OUTLOOK_DAYS - 1);
    const start = new Date(`${date}T00:00:00Z`);
    const counted = { start, active: true, waitingList: false };
    const since = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
    const madeToday = { createdAt: madeOn(today, today, timezone) };
    const services = await this.services.list(ctx);
    const seated = hasPart(modules, 'fnb') ? seatedOf(services) : [];
    const [outlook, arrivals, waiting, fresh, freshCount, totals, failed] = await Promise.all([
      this.outlook.days(ctx, services, { from: date, until, zone: timezone }),
      this.arrivals(ctx, counted, date === today ? minutes : 0),
      this.bookings.find(
        ctx,
        { start, waitingList: true },
        { sort: { createdAt: 1 }, limit: WAITING },
      ),
      this.bookings.find(ctx, madeToday, { sort: { createdAt: -1, _id: -1 }, limit: NEW }),
      this.bookings.count(ctx, madeToday),
      this.figures.dayTotals(
        ctx,
        date,
        seated.map(({ _id }) => _id),
      ),
      this.messages.failedSince(ctx, since(FAILED_DAYS), FAILED),
    ]);
    const outputs = await this.presenter.forStaff(ctx, [...arrivals, ...waiting, ...fresh], {
      services: new Map(services.map((service) => [service._id.toHexString(), service])),
    });
    const busiest = busiestOf(seated, outlook.ledgers, date, ctx.language);
    const occupied = occupancyOf(services, outlook.ledgers, date, timezone, ctx.language);
    return {
      date,
      ...totals.all,
      ...(seated.length > 0 ? { covers: coversOf(totals.some, busiest) } : {}),
      newBookingsCount: freshCount,
      failedMessagesCount: failed.count,
      services: occupied,
      hours: hoursOf(occupied.flatMap(({ slots }) => slots)),
      outlook: outlook.days,
      arrivals: outputs.slice(0, arrivals.length),
      waitingList: outputs.slice(arrivals.length, arrivals.length + waiting.length),
      newBookings: outputs.slice(arrivals.length + waiting.length),
      failedMessages: failed.items,
    };
  }

  /** By time. On a day with more than fit, what ended before `minutes` makes way for what is to come. */
  private async arrivals(
    ctx: RequestContext,
    counted: QueryFilter<Booking>,
    minutes: number,
  ): Promise<Booking[]> {
    const limit = ARRIVALS;
    const coming = await this.bookings.find(
      ctx,
      minutes === 0 ? counted : { ...counted, timeindexEnd: { $gt: minutes } },
      { sort: { start: 1, timeindex: 1 }, limit },
    );
    if (coming.length === limit || minutes === 0) return coming;
    const over = await this.bookings.find(
      ctx,
      { ...counted, timeindexEnd: { $lte: minutes } },
      { sort: { start: -1, timeindex: -1 }, limit: limit - coming.length },
    );
    return [...over.toReversed(), ...coming].sort((a, b) => a.timeindex - b.timeindex);
  }
}

const coversOf = (
  { participants, arrived, pending }: DayTotals,
  busiest: DashboardQuarter | undefined,
): DashboardCovers => ({
  booked: participants,
  arrived,
  pending,
  ...(busiest ? { busiest } : {}),
});
