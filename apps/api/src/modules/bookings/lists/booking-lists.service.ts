import { addDays, toStart } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { isNamableDay } from '../../../common/http/validation/is-day';
import { present } from '../../../common/present';
import { type AuditPageOutput, type AuditQuery, AuditService } from '../../audit/public';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput } from '../dto/booking.dto';
import {
  type BookingListQuery,
  type BookingPage,
  GuestBookings,
  type GuestBookingsOf,
  type GuestBookingsPage,
  type HubReservationsQuery,
} from './booking-list.dto';
import { assertPeriod, BookingQuery, days, madeOn } from './booking-query';
import { GuestBookingPages } from './guest-booking-pages';
import { SortedBookings } from './sorted-bookings';

const DEFAULT_PAGE = 50;
const LONGEST_WHOLE_DAYS = 31;
/** Of the lists that answer a period whole. */
const MOST = 2_000;
const OF_A_GUEST = 100;

/** Also for what is shown along with a guest's bookings. */
/** What staff read of bookings. */
@Injectable()
export class BookingListsService {
  // eight: lists by filter, by guest and by history each have a reader of their own, which it puts together
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly presenter: BookingPresenter,
    private readonly query: BookingQuery,
    private readonly sorted: SortedBookings,
    private readonly guestPages: GuestBookingPages,
    private readonly audit: AuditService,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG, TOO_MANY_RESULTS */
  async list(ctx: RequestContext, query: BookingListQuery): Promise<BookingPage> {
    const question = await this.query.questionOf(ctx, query);
    const [{ found, nextCursor }, totals] = await Promise.all([
      this.sorted.page(ctx, question, { ...query, limit: query.limit ?? DEFAULT_PAGE }),
      query.cursor ? undefined : this.bookings.totals(ctx, question.filter, question.hint),
    ]);
    return {
      items: await this.presenter.forStaff(ctx, found),
      ...(totals ? { totals } : {}),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<BookingOutput> {
    const [output] = await this.presenter.forStaff(ctx, [await this.bookings.get(ctx, id)]);
    if (!output) throw new NotFoundError();
    return output;
  }

  /** What happened to a booking, latest first. @throws {NotFoundError} */
  async auditLogs(ctx: RequestContext, id: string, query: AuditQuery): Promise<AuditPageOutput> {
    const { _id } = await this.bookings.get(ctx, id);
    return this.audit.ofEntity(ctx, _id, query);
  }

  /** @throws {NotFoundError} */
  async ofGuest(ctx: RequestContext, customerId: string): Promise<GuestBookings> {
    const guest = (await this.customers.get(ctx, customerId))._id.toHexString();
    const [upcoming, past] = await Promise.all([
      this.guestPages.page(ctx, guest, 'upcoming', { limit: OF_A_GUEST }),
      this.guestPages.page(ctx, guest, 'past', { limit: OF_A_GUEST }),
    ]);
    return {
      upcoming: await this.presenter.forStaff(ctx, upcoming.items),
      past: await this.presenter.forStaff(ctx, past.items),
      ...present({ nextUpcoming: upcoming.nextCursor, nextPast: past.nextCursor }),
    };
  }

  /** Further ones of a period. @throws {NotFoundError} @throws {AppError} 400 for a cursor no page gave out */
  async pageOfGuest(
    ctx: RequestContext,
    { id, period }: GuestBookingsOf,
    query: HubReservationsQuery,
  ): Promise<GuestBookingsPage> {
    const guest = (await this.customers.get(ctx, id))._id.toHexString();
    const { items, nextCursor } = await this.guestPages.page(ctx, guest, period, query);
    return {
      items: await this.presenter.forStaff(ctx, items),
      ...present({ nextCursor }),
    };
  }

  /**
   * By when they were made, on days of the venue, both included.
   * @param vendorId slug or id; must be the caller's
   * @throws {NotFoundError}
   * @throws {RuleError} INVALID_DATE, INVALID_PERIOD, PERIOD_TOO_LONG, TOO_MANY_RESULTS
   */
  async createdBetween(
    ctx: RequestContext,
    vendorId: string,
    from: string,
    to: string,
  ): Promise<BookingOutput[]> {
    const { slug, timezone } = await this.vendors.current(ctx);
    if (vendorId !== ctx.vendorId && vendorId !== slug) throw new NotFoundError();
    assertWholePeriod(from, to);
    const createdAt = madeOn(from, to, timezone);
    const options = { sort: { createdAt: 1, _id: 1 }, limit: MOST + 1 } as const;
    return this.whole(ctx, await this.bookings.find(ctx, { createdAt }, options));
  }

  /**
   * The bookings of these days, and those of the evening before that still have a table after midnight.
   * @throws {RuleError} INVALID_DATE, INVALID_PERIOD, PERIOD_TOO_LONG, TOO_MANY_RESULTS
   */
  async seated(ctx: RequestContext, from: string, to: string): Promise<BookingOutput[]> {
    assertWholePeriod(from, to);
    const options = { sort: { start: 1, timeindex: 1, _id: 1 }, limit: MOST + 1 } as const;
    const [lastNight, found] = await Promise.all([
      this.bookings.find(ctx, pastMidnightInto(from), options),
      this.bookings.find(ctx, { start: days(from, to) }, options),
    ]);
    return this.whole(ctx, [...lastNight, ...found]);
  }

  private whole(ctx: RequestContext, found: readonly Booking[]): Promise<BookingOutput[]> {
    if (found.length > MOST) throw new RuleError('TOO_MANY_RESULTS');
    return this.presenter.forStaff(ctx, found);
  }
}

/** At a table from the evening before. @param date yyyy-mm-dd */
const pastMidnightInto = (date: string) => ({
  start: toStart(addDays(date, -1)),
  'tables.0': { $exists: true },
  timeindexEnd: { $gt: MINUTES_PER_DAY },
  active: true,
});

function assertWholePeriod(from: string, to: string): void {
  if (!isNamableDay(from) || !isNamableDay(to)) throw new RuleError('INVALID_DATE');
  assertPeriod(from, to, LONGEST_WHOLE_DAYS);
}
