import { addDays, eachDay } from '@atrium/rules/calendar-date';
import { venueTimeOf } from '@atrium/rules/time-zone';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { LedgerStore } from '../../capacity/public';
import { MessagesService } from '../../messages/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import { madeOn } from '../lists/booking-query';
import { figureFilter } from './booking-figures';
import { BookingFiguresService } from './booking-figures.service';
import type { Dashboard, DashboardDay, DashboardQuery } from './dashboard.dto';
import { filled, hoursOf, occupancyOf } from './day-occupancy';

const ARRIVALS = 200;
const WAITING = 50;
const NEW = 20;
const FAILED = 20;
const DAY_MS = 86_400_000;
const FAILED_DAYS = 7;
const OUTLOOK_DAYS = 14;

/** A day of the venue at a glance: occupancy from the ledgers, people from the bookings. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly bookings: BookingsRepository,
    private readonly figures: BookingFiguresService,
    private readonly ledgers: LedgerStore,
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
    const { slug, timezone } = await this.vendors.current(ctx);
    if (vendorId !== ctx.vendorId && vendorId !== slug) throw new NotFoundError();
    const today = venueTimeOf(ctx.now.getTime(), timezone).date;
    const date = query.date ?? today;
    const start = new Date(`${date}T00:00:00Z`);
    const counted = { start, active: true, waitingList: false };
    const since = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
    const madeToday = { createdAt: madeOn(today, today, timezone) };
    const basis = await this.figures.basis(ctx);
    const [services, ledgers, arrivals, waiting, fresh, freshCount, sumsOf, failed, outlook] =
      await Promise.all([
        this.services.list(ctx),
        this.ledgers.ofDay(ctx, date),
        this.bookings.find(ctx, counted, { sort: { start: 1, timeindex: 1 }, limit: ARRIVALS }),
        this.bookings.find(
          ctx,
          { start, waitingList: true },
          { sort: { createdAt: 1 }, limit: WAITING },
        ),
        this.bookings.find(ctx, madeToday, { sort: { createdAt: -1, _id: -1 }, limit: NEW }),
        this.bookings.count(ctx, madeToday),
        this.bookings.totalsOf(
          ctx,
          { start },
          {
            all: { $or: [{ active: true }, { waitingList: true }] },
            arrived: figureFilter('arrived', basis),
            expected: figureFilter('expected', basis),
          },
        ),
        this.messages.failedSince(ctx, since(FAILED_DAYS), FAILED),
        this.outlook(ctx, date),
      ]);
    const sums = sumsOf('all');
    const waitingCount = waiting.length < WAITING ? waiting.length : await this.waiting(ctx, start);
    const outputs = await this.presenter.forStaff(ctx, [...arrivals, ...waiting, ...fresh]);
    const occupied = occupancyOf(services, ledgers, date, timezone, ctx.language);
    return {
      date,
      bookings: sums.bookings - waitingCount,
      participants: sums.participants,
      arrived: sumsOf('arrived').participants,
      pending: sumsOf('expected').participants,
      waiting: waitingCount,
      waitingParticipants: sums.waiting,
      newBookingsCount: freshCount,
      failedMessagesCount: failed.count,
      services: occupied,
      hours: hoursOf(occupied.flatMap(({ slots }) => slots)),
      outlook,
      arrivals: outputs.slice(0, arrivals.length),
      waitingList: outputs.slice(arrivals.length, arrivals.length + waiting.length),
      newBookings: outputs.slice(arrivals.length + waiting.length),
      failedMessages: failed.items,
    };
  }

  private waiting(ctx: RequestContext, start: Date): Promise<number> {
    return this.bookings.count(ctx, { start, waitingList: true });
  }

  /** The day and those after it, those without bookings too. */
  private async outlook(ctx: RequestContext, from: string): Promise<DashboardDay[]> {
    const until = addDays(from, OUTLOOK_DAYS - 1);
    const services = await this.services.list(ctx);
    const ids = services.map(({ _id }) => _id);
    const [sums, offered] = await Promise.all([
      this.figures.days(ctx, ids, from, until),
      this.figures.places(ctx, { from, until }),
    ]);
    const capacity = new Map<string, number>();
    for (const { date, places } of offered) {
      capacity.set(date, (capacity.get(date) ?? 0) + places);
    }
    return eachDay(from, until).map((date) => {
      const { bookings, participants } = sums.get(date) ?? { bookings: 0, participants: 0 };
      return { date, bookings, ...filled(participants, capacity.get(date) ?? 0) };
    });
  }
}
