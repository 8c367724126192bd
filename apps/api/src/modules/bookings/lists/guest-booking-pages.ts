import { addDays, dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { behind } from '../../../common/database/behind';
import { objectId } from '../../../common/database/object-id';
import { InvalidFieldError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { BY_TIME, cursorOf, parseCursor } from './booking-filter';
import type { GuestPeriod } from './booking-list.dto';

interface PageRequest {
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

interface BookingsPage {
  items: Booking[];
  /** Absent on the last page. */
  nextCursor?: string;
}

const directions = { upcoming: 1, cancelled: 1, over: -1, past: -1 } as const;

/** All of a guest's bookings, however many: those to come soonest first, the others latest first. */
@Injectable()
export class GuestBookingPages {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
  ) {}

  /** @param customerId hex @throws {InvalidFieldError} for a cursor that no page gave out */
  async page(
    ctx: RequestContext,
    customerId: string,
    period: GuestPeriod,
    { limit, cursor }: PageRequest,
  ): Promise<BookingsPage> {
    const { timezone } = await this.vendors.current(ctx);
    const direction = directions[period];
    const sort = { start: direction, timeindex: direction, _id: direction };
    const mayBe = candidates(period, venueTimeOf(ctx.now.getTime(), timezone).date);
    const filter: QueryFilter<Booking> = { _customer: objectId(customerId), ...mayBe };
    const items: Booking[] = [];
    let last = cursor === undefined ? undefined : parseCursor(cursor);
    if (cursor !== undefined && !last) throw new InvalidFieldError('cursor', 'is not known');
    // the index knows the day, the clock of the venue the minute: a page may need another look
    for (;;) {
      const page = last ? { ...filter, $and: [behind(BY_TIME, last, direction)] } : filter;
      const found = await this.bookings.find(ctx, page, { sort, limit: limit + 1 });
      items.push(...found.filter((booking) => belongs(period, booking, ctx.now, timezone)));
      last = found.at(-1);
      if (!last || found.length <= limit || items.length > limit) break;
    }
    const shown = items.slice(0, limit);
    const end = shown.at(-1);
    return {
      items: shown,
      ...(items.length > limit && end ? { nextCursor: cursorOf(end) } : {}),
    };
  }
}

const LIVE: QueryFilter<Booking> = { $or: [{ active: true }, { waitingList: true }] };
const CANCELLED: QueryFilter<Booking> = { active: false, waitingList: false };

/** All that can belong to a period, and little else: an evening of yesterday may end today. */
function candidates(period: GuestPeriod, today: string): QueryFilter<Booking> {
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  const toCome = { start: { $gte: at(addDays(today, -1)) } };
  const begun = { start: { $lte: at(today) } };
  switch (period) {
    case 'upcoming':
      return { ...toCome, ...LIVE };
    case 'cancelled':
      return { ...toCome, ...CANCELLED };
    case 'over':
      return begun;
    case 'past':
      return { $or: [begun, CANCELLED] };
  }
}

function belongs(period: GuestPeriod, booking: Booking, now: Date, zone: string): boolean {
  const isCancelled = !booking.active && !booking.waitingList;
  const end = toInstant(dateOf(booking.start), booking.timeindexEnd, zone);
  const isOver = end <= now.getTime();
  switch (period) {
    case 'upcoming':
      return !isOver && !isCancelled;
    case 'cancelled':
      return !isOver && isCancelled;
    case 'over':
      return isOver;
    case 'past':
      return isOver || isCancelled;
  }
}
