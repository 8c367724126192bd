import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, eachDay } from '@atrium/rules/calendar/calendar-date';
import { isOfferedTo } from '@atrium/rules/seating/tables/offered-parties';
import { Injectable } from '@nestjs/common';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { AvailableDay } from './availability.dto';
import { AvailabilityService } from './availability.service';
import type { NextTimeOfActivity, NextTimesQuery } from './next-times.dto';

/** How far ahead the next time is looked for, in days. */
const HORIZON_DAYS = 28;
/** Days per look: most activities have room within a week, and need no further one. */
const STRIDE_DAYS = 7;

interface Wanted {
  /** yyyy-mm-dd */
  readonly first: string;
  readonly last: string;
  /** IANA, the venue's. */
  readonly zone: string;
  readonly participants: number;
}

/** When each activity of a venue can be booked next. */
@Injectable()
export class NextTimesService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * In the order of the catalogue. One that asks for a code reveals no times.
   * @param vendorId slug or id
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async list(
    call: CallContext,
    vendorId: string,
    { date, participants = 1 }: NextTimesQuery,
  ): Promise<NextTimeOfActivity[]> {
    const { ctx, vendor } = await this.vendors.enter(call, vendorId);
    const zone = vendor.timezone;
    const first = date ?? venueToday(ctx.now.getTime(), zone);
    const last = date ?? addDays(first, HORIZON_DAYS - 1);
    const services = await this.services.active(ctx);
    return Promise.all(
      services
        .filter(({ code }) => !code)
        .map((service) => this.nextOf(ctx, service, { first, last, zone, participants })),
    );
  }

  private async nextOf(
    ctx: RequestContext,
    service: Service,
    wanted: Wanted,
  ): Promise<NextTimeOfActivity> {
    const _id = service._id.toHexString();
    const { last, zone } = wanted;
    for (let from = wanted.first; from <= last; from = addDays(from, STRIDE_DAYS)) {
      const end = addDays(from, STRIDE_DAYS - 1);
      const dates = eachDay(from, end < last ? end : last);
      const days = await this.availability.daysOf(ctx, service, dates, zone);
      const next = firstWithRoom(days, service.exclusiveBooking ? 1 : wanted.participants);
      if (next) return { _id, next };
    }
    return { _id };
  }
}

function firstWithRoom(days: readonly AvailableDay[], participants: number) {
  for (const { date, times } of days) {
    const time = times.find(
      (one) => one.bookable && one.available >= participants && isOfferedTo(one, participants),
    );
    if (time) {
      const { start, end, available, showAvailability } = time;
      return { date, start, end, ...(showAvailability ? { available } : {}) };
    }
  }
  return undefined;
}
