import { addDays, daysBetween, isCalendarDate } from '@atrium/rules/calendar-date';
import { toInstant, venueTimeOf } from '@atrium/rules/time-zone';
import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { AppError, NotFoundError, RuleError } from '../../common/errors/app-error';
import { CustomersService } from '../customers/customers.service';
import { VendorsService } from '../vendors/vendors.service';
import type { Booking } from './booking.schema';
import { after, cursorOf, parseCursor } from './booking-filter';
import { BookingPresenter } from './booking-presenter';
import { BookingsRepository } from './bookings.repository';
import type { BookingOutput } from './dto/booking.dto';
import { type BookingListQuery, type BookingPage, GuestBookings } from './dto/booking-list.dto';
import { HubReservationsService } from './hub-reservations.service';

const DEFAULT_PAGE = 50;
const LONGEST_LIST_DAYS = 366;
const LONGEST_WHOLE_DAYS = 31;
/** Of the lists that answer a period whole. */
const MOST = 2_000;
const OF_A_GUEST = 100;
/** Guests that a text may mean. */
const MATCHING_GUESTS = 200;

/** Also for what is shown along with a guest's bookings. */
export { GuestBookings };

/** What staff read of bookings. */
@Injectable()
export class BookingListsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly presenter: BookingPresenter,
    private readonly reservations: HubReservationsService,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async list(ctx: RequestContext, query: BookingListQuery): Promise<BookingPage> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const filter = await this.filterOf(ctx, query);
    const cursor = query.cursor === undefined ? undefined : parseCursor(query.cursor);
    if (query.cursor !== undefined && !cursor) throw malformed('cursor');
    const [found, totals] = await Promise.all([
      this.bookings.find(
        ctx,
        { ...filter, ...(cursor ? { $and: [after(cursor)] } : {}) },
        { sort: { start: 1, timeindex: 1, _id: 1 }, limit: limit + 1 },
      ),
      cursor ? undefined : this.bookings.totals(ctx, filter),
    ]);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: await this.presenter.forStaff(ctx, page),
      ...(totals ? { totals } : {}),
      ...(found.length > limit && last ? { nextCursor: cursorOf(last) } : {}),
    };
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<BookingOutput> {
    const [output] = await this.presenter.forStaff(ctx, [await this.bookings.get(ctx, id)]);
    if (!output) throw new NotFoundError();
    return output;
  }

  /** @throws {NotFoundError} */
  async ofGuest(ctx: RequestContext, customerId: string): Promise<GuestBookings> {
    const guest = await this.customers.get(ctx, customerId);
    const { timezone } = await this.vendors.current(ctx);
    const { upcoming, past } = await this.reservations.ofGuest(
      ctx,
      guest._id.toHexString(),
      timezone,
    );
    return {
      upcoming: await this.presenter.forStaff(ctx, upcoming.slice(0, OF_A_GUEST)),
      past: await this.presenter.forStaff(ctx, past.slice(0, OF_A_GUEST)),
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
    const createdAt = {
      $gte: new Date(toInstant(from, 0, timezone)),
      $lt: new Date(toInstant(addDays(to, 1), 0, timezone)),
    };
    const options = { sort: { createdAt: 1, _id: 1 }, limit: MOST + 1 } as const;
    return this.whole(ctx, await this.bookings.find(ctx, { createdAt }, options));
  }

  /** @throws {RuleError} INVALID_DATE, INVALID_PERIOD, PERIOD_TOO_LONG, TOO_MANY_RESULTS */
  async seated(ctx: RequestContext, from: string, to: string): Promise<BookingOutput[]> {
    assertWholePeriod(from, to);
    const options = { sort: { start: 1, timeindex: 1, _id: 1 }, limit: MOST + 1 } as const;
    return this.whole(ctx, await this.bookings.find(ctx, { start: days(from, to) }, options));
  }

  private whole(ctx: RequestContext, found: readonly Booking[]): Promise<BookingOutput[]> {
    if (found.length > MOST) throw new RuleError('TOO_MANY_RESULTS');
    return this.presenter.forStaff(ctx, found);
  }

  private async filterOf(
    ctx: RequestContext,
    query: BookingListQuery,
  ): Promise<QueryFilter<Booking>> {
    const { timezone } = await this.vendors.current(ctx);
    const from = query.from ?? venueTimeOf(ctx.now.getTime(), timezone).date;
    const until = query.until ?? from;
    assertPeriod(from, until, LONGEST_LIST_DAYS);
    const { service, status, segment, waitingList, active, text } = query;
    return {
      start: days(from, until),
      ...(service ? { _service: objectId(service) } : {}),
      ...(status ? { _bookingStatus: objectId(status) } : {}),
      ...(segment ? { _segment: objectId(segment) } : {}),
      ...(waitingList === undefined ? {} : { waitingList }),
      ...(active === undefined ? {} : { active }),
      ...(text ? await this.matching(ctx, text) : {}),
    };
  }

  /** A reference, or guests by any part of their name, e-mail or phone. */
  private async matching(ctx: RequestContext, text: string): Promise<QueryFilter<Booking>> {
    const guests = await this.customers.matching(ctx, text, MATCHING_GUESTS);
    return { $or: [{ bookingId: text.trim().toUpperCase() }, { _customer: { $in: guests } }] };
  }
}

const days = (from: string, until: string) => ({
  $gte: new Date(`${from}T00:00:00Z`),
  $lte: new Date(`${until}T00:00:00Z`),
});

const malformed = (field: string): AppError =>
  new AppError(400, 'VALIDATION_FAILED', { details: [{ field, message: 'is not known' }] });

function assertPeriod(from: string, until: string, longest: number): void {
  if (until < from) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(from, until) >= longest) throw new RuleError('PERIOD_TOO_LONG');
}

function assertWholePeriod(from: string, to: string): void {
  if (!isCalendarDate(from) || !isCalendarDate(to)) throw new RuleError('INVALID_DATE');
  assertPeriod(from, to, LONGEST_WHOLE_DAYS);
}
