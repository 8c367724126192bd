import { dateOf, eachDay } from '@atrium/rules/calendar/calendar-date';
import type { ReportGrouping } from '@atrium/rules/reports/report-figures';
import { isNoShow, isPlain } from '@atrium/rules/statuses/expected-status';
import { Injectable } from '@nestjs/common';
import type { QueryFilter, Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { BookingStatusesService } from '../../booking-statuses/public';
import { LedgerReader } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { SegmentsService, segmentName } from '../../segments/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { serviceText } from '../service-text';
import { type FigureBasis, idOrNone, type SumName, wallClock } from './booking-figures';
import {
  BookingFiguresRepository,
  type FigureScope,
  type FigureSums,
} from './booking-figures.repository';
import { type DayPart, type DayTotals, dayTotals } from './day-totals';
import type { GuestCounts } from './guest-counter';
import { type OfferedPlaces, offeredPlaces } from './offered-places';

export interface FigureFilter {
  /** First day, `yyyy-mm-dd`. */
  from: string;
  /** Last day, included. */
  until: string;
  /** Hex id. */
  service?: string;
  /** Hex id; `none`: bookings without one. */
  segment?: string;
}

/** A guest in a report with their bookings; names are empty if no longer known. */
export interface GuestOfReport {
  /** Hex id. */
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
  bookings: number;
  participants: number;
  /** `yyyy-mm-dd` */
  latest: string;
}

/** A guest's bookings in numbers. */
export interface GuestTotals {
  /** Bookings for which the guest arrived. */
  visits: number;
  noShows: number;
  cancelled: number;
  /** `yyyy-mm-dd` */
  lastVisit?: string;
  /** Of the visits, in minor units by currency. */
  revenue: { amount: number; currency: string }[];
}

/** The sums behind the dashboard, reports and the guest card. */
@Injectable()
export class BookingFiguresService {
  // seven: a report names what it groups by, and each kind of name has its own domain
  constructor(
    private readonly figures: BookingFiguresRepository,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly ledgers: LedgerReader,
    private readonly customers: CustomersService,
  ) {}

  /** What decides whether a booking is due or a no-show now. */
  async basis(ctx: RequestContext): Promise<FigureBasis> {
    const [{ timezone }, statuses] = await Promise.all([
      this.vendors.current(ctx),
      this.statuses.all(ctx),
    ]);
    const came = statuses.filter((status) => !isPlain(status));
    const noShow = statuses.filter(isNoShow);
    const ids = (some: typeof statuses) => some.map(({ _id }) => _id);
    return { wallNow: wallClock(ctx.now, timezone), came: ids(came), noShow: ids(noShow) };
  }

  /** By day, service and segment, and revenue by currency. @param wanted the figures needed */
  async sums(
    ctx: RequestContext,
    filter: FigureFilter,
    wanted: readonly SumName[],
  ): Promise<FigureSums[]> {
    const [of, basis] = await Promise.all([this.scope(ctx, filter), this.basis(ctx)]);
    return this.figures.sums(ctx, of, basis, wanted);
  }

  async guests(
    ctx: RequestContext,
    filter: FigureFilter,
    grouping: ReportGrouping,
  ): Promise<GuestCounts> {
    return this.figures.guests(ctx, await this.scope(ctx, filter), grouping);
  }

  /** The guests behind a figure, those with the most bookings first. */
  async guestRows(
    ctx: RequestContext,
    filter: FigureFilter,
    part: { repeat: boolean; offset: number; limit: number },
  ): Promise<GuestOfReport[]> {
    const rows = await this.figures.guestRows(ctx, await this.scope(ctx, filter), part);
    const names = await this.customers.namesOf(
      ctx,
      rows.map(({ _id }) => _id),
    );
    return rows.map(({ _id, bookings, participants, latest }) => {
      const { firstname = '', lastname = '', email, phone } = names.get(_id.toHexString()) ?? {};
      return {
        _id: _id.toHexString(),
        firstname,
        lastname,
        ...(email ? { email } : {}),
        ...(phone ? { phone } : {}),
        bookings,
        participants,
        latest: dateOf(latest),
      };
    });
  }

  /** What a guest's bookings amount to so far. */
  async ofGuest(ctx: RequestContext, customer: Types.ObjectId): Promise<GuestTotals> {
    const sums = await this.figures.ofGuest(ctx, customer, await this.basis(ctx));
    const total = (name: 'visits' | 'noShows' | 'cancelled') =>
      sums.reduce((sum, { [name]: count }) => sum + count, 0);
    const last = sums
      .flatMap(({ lastVisit }) => lastVisit ?? [])
      .toSorted((a, b) => b.getTime() - a.getTime())[0];
    return {
      visits: total('visits'),
      noShows: total('noShows'),
      cancelled: total('cancelled'),
      ...(last ? { lastVisit: dateOf(last) } : {}),
      revenue: sums
        .filter(({ revenue }) => revenue > 0)
        .map(({ _id, revenue }) => ({ amount: revenue, currency: _id })),
    };
  }

  /**
   * The capacity of each service on each day: from its ledger if anything was ever booked or held
   * that day, otherwise from the service's current times.
   */
  async places(
    ctx: RequestContext,
    { from, until, service: only }: Pick<FigureFilter, 'from' | 'until' | 'service'>,
  ): Promise<OfferedPlaces[]> {
    const [{ timezone }, services, ledgers] = await Promise.all([
      this.vendors.current(ctx),
      this.services.list(ctx),
      this.ledgers.ofDays(ctx, from, until),
    ]);
    const wanted = services.filter(({ _id }) => !only || _id.toHexString() === only);
    const byId = new Map(ledgers.map((ledger) => [ledger._id, ledger]));
    return offeredPlaces(wanted, byId, eachDay(from, until), timezone);
  }

  /** How many come, have come and wait on a day: at all services, and at some of them. */
  async dayTotals(
    ctx: RequestContext,
    date: string,
    some: readonly Types.ObjectId[],
  ): Promise<{ all: DayTotals; some: DayTotals }> {
    const [parts, basis] = await Promise.all([
      this.figures.dayParts(ctx, day(date)),
      this.basis(ctx),
    ]);
    const isOfSome = ({ _id }: DayPart) => some.some((id) => id.equals(_id.service));
    return { all: dayTotals(parts, basis), some: dayTotals(parts.filter(isOfSome), basis) };
  }

  /** The services' names in the caller's language by hex id, in the venue's order. */
  async serviceNames(ctx: RequestContext): Promise<ReadonlyMap<string, string>> {
    const services = await this.services.list(ctx);
    return new Map(
      services.map((service) => [
        service._id.toHexString(),
        serviceText(service, ctx.language).name,
      ]),
    );
  }

  /** The segments' names in the caller's language by hex id. */
  async segmentNames(ctx: RequestContext): Promise<ReadonlyMap<string, string>> {
    const segments = await this.segments.all(ctx);
    return new Map(
      segments.map((segment) => [segment._id.toHexString(), segmentName(ctx.language, segment)]),
    );
  }

  /** Services with bookings are never deleted, so the bookings of all services are all bookings. */
  private async scope(ctx: RequestContext, filter: FigureFilter): Promise<FigureScope> {
    const services = await this.services.list(ctx);
    return { filter: filterOf(filter), services: services.map(({ _id }) => _id) };
  }
}

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const filterOf = ({
  from,
  until,
  service,
  segment,
}: FigureFilter): QueryFilter<Booking> => ({
  start: { $gte: day(from), $lte: day(until) },
  ...(service ? { _service: objectId(service) } : {}),
  ...(segment ? { _segment: idOrNone(segment) } : {}),
});
