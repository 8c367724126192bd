import { toStart } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { pacingLeft } from '@atrium/rules/seating/room/pacing';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { fitInOrder, type Ledger, LedgerReader, ledgerIdOf } from '../../capacity/public';
import type { Service } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { arrivalsOf } from '../tables/arrival-pacing';

/** Of a day's waiting list, so many are looked at. */
const MOST_WAITING = 200;

/** The parties of a service on a day, for whoever looks for a better seating. */
@Injectable()
export class EveningParties {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly ledgers: LedgerReader,
    private readonly vendors: VendorsService,
  ) {}

  /** Those that count and have a table, by time. @param date yyyy-mm-dd */
  seated(ctx: RequestContext, { _id }: Pick<Service, '_id'>, date: string): Promise<Booking[]> {
    return this.bookings.find(
      ctx,
      {
        ...{ _service: _id, start: toStart(date), active: true, waitingList: false },
        'tables.0': { $exists: true },
      },
      { sort: { start: 1, timeindex: 1, _id: 1 } },
    );
  }

  /** By hex id; a booking that is gone is left out. */
  async versions(
    ctx: RequestContext,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const found = await this.bookings.byIds(ctx, ids);
    return new Map(found.map(({ _id, version }) => [_id.toHexString(), version]));
  }

  /**
   * Those who wait and lack nothing but a table, longest waiting first: for them there are places, and they
   * may still arrive.
   * @param date yyyy-mm-dd
   */
  async withoutTable(ctx: RequestContext, service: Service, date: string): Promise<Booking[]> {
    const [waiting, ledger, { timezone }] = await Promise.all([
      this.bookings.find(
        ctx,
        { _service: service._id, start: toStart(date), waitingList: true },
        { sort: { createdAt: 1, _id: 1 }, limit: MOST_WAITING },
      ),
      this.ledgers.find(ctx, ledgerIdOf(service._id, date)),
      this.vendors.resolve(ctx.vendorId),
    ]);
    if (!ledger) return [];
    // promoted no later than a guest could book
    const inTime = waiting.filter(
      ({ timeindex }) =>
        ctx.now.getTime() <
        toInstant(date, timeindex, timezone) - (service.minNoticeMinutes ?? 0) * 60_000,
    );
    return arriving(service, ledger, withPlaces(ledger, inTime, ctx.now));
  }
}

function withPlaces(ledger: Ledger, waiting: readonly Booking[], now: Date): readonly Booking[] {
  const requests = waiting.map((booking) => {
    const { timeindex: t, participants: pax } = booking;
    return { t, pax, booking };
  });
  return fitInOrder(ledger, requests, now).accepted.map(({ booking }) => booking);
}

/** Those who may arrive when they would, at the pace that the service keeps. */
function arriving(
  { pacing }: Pick<Service, 'pacing'>,
  ledger: Ledger,
  waiting: readonly Booking[],
): Booking[] {
  const arrivals = arrivalsOf(ledger);
  return waiting.filter(({ timeindex: start, participants: covers }) => {
    if (covers > pacingLeft(pacing, start, arrivals)) return false;
    arrivals.push({ start, covers });
    return true;
  });
}
