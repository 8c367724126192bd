import type { ReportGrouping } from '@atrium/rules/reports/report-figures';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { Booking, FIGURES_INDEX } from '../booking.schema';
import { revenueOfBooking } from '../bookings.repository';
import { ended, type FigureBasis, isOfDocument, type SumName } from './booking-figures';
import type { DayPart } from './day-totals';
import { type BookedBy, GuestCounter, type GuestCounts } from './guest-counter';

/** Enough for a year's report at a large venue; beyond that the period must be shorter. */
const MAX_TIME_MS = 20_000;

/**
 * Sums for a day, service and segment, and per currency if revenue is included; several entries may
 * share a key and are added up. Sums that were not requested are absent. `revenue` is in minor
 * units.
 */
export interface FigureSums extends Partial<Record<SumName, number>> {
  _id: {
    /** The day at 00:00Z. */
    start: Date;
    service: Types.ObjectId;
    segment?: Types.ObjectId | null;
    /** ISO 4217. */
    currency?: string;
  };
}

/** Bookings with equal values in the index. */
interface IndexedSums {
  _id: FigureSums['_id'] & { active: boolean; waitingList: boolean };
  bookings: number;
  participants: number;
  children: number;
}

/** Bookings of a period, and the venue's services: naming them lets one index answer everything. */
export interface FigureScope {
  filter: QueryFilter<Booking>;
  services: readonly Types.ObjectId[];
}

/** A guest in a report, with their bookings. */
export interface GuestRow {
  /** Of the guest. */
  _id: Types.ObjectId;
  bookings: number;
  participants: number;
  /** The day of the latest booking, at 00:00Z. */
  latest: Date;
}

/** What the bookings of a guest amount to, in one currency. */
export interface GuestSums {
  /** ISO 4217. */
  _id: string;
  visits: number;
  noShows: number;
  cancelled: number;
  /** The day at 00:00Z; null where there was none. */
  lastVisit: Date | null;
  /** Minor units. */
  revenue: number;
}

/** What counts of a service's day. */
export interface ServiceDayCount {
  /** `start`: the day at 00:00Z. */
  _id: { service: Types.ObjectId; start: Date };
  bookings: number;
  participants: number;
}

/** Bookings counted and summed up in the database. */
@Injectable()
export class BookingFiguresRepository {
  constructor(@InjectModel(Booking.name) private readonly model: Model<Booking>) {}

  /** @param wanted decides what is read: without revenue and no-shows only the index */
  async sums(
    scope: TenantScope,
    of: FigureScope,
    basis: FigureBasis,
    wanted: readonly SumName[],
  ): Promise<FigureSums[]> {
    if (wanted.some(isOfDocument)) {
      return this.model
        .aggregate<FigureSums>(figurePipeline(scope, of.filter, basis, wanted))
        .option({ maxTimeMS: MAX_TIME_MS });
    }
    const found = await this.model
      .aggregate<IndexedSums>(indexedPipeline(scope, of))
      .option({ maxTimeMS: MAX_TIME_MS, hint: FIGURES_INDEX });
    return found.map(toFigureSums);
  }

  /** Reads only the index. */
  async guests(
    scope: TenantScope,
    of: FigureScope,
    grouping: ReportGrouping,
  ): Promise<GuestCounts> {
    const counter = new GuestCounter(grouping);
    const found = this.model
      .aggregate<BookedBy>(guestPipeline(scope, of))
      .option({ maxTimeMS: MAX_TIME_MS, hint: FIGURES_INDEX })
      .cursor<BookedBy>({ batchSize: AT_A_TIME });
    for await (const part of found) counter.add(part);
    return counter.counts();
  }

  /** The guests that `guests` counts, those with the most bookings first. */
  guestRows(
    scope: TenantScope,
    of: FigureScope,
    { repeat, offset, limit }: { repeat: boolean; offset: number; limit: number },
  ): Promise<GuestRow[]> {
    return this.model
      .aggregate<GuestRow>([
        countedOf(scope, of),
        {
          $group: {
            _id: '$_customer',
            bookings: { $sum: 1 },
            participants: { $sum: '$participants' },
            latest: { $max: '$start' },
          },
        },
        { $match: { _id: { $ne: null }, bookings: { $gt: repeat ? 1 : 0 } } },
        { $sort: { bookings: -1, latest: -1, _id: 1 } },
        { $skip: offset },
        { $limit: limit },
      ])
      .option({ maxTimeMS: MAX_TIME_MS, hint: FIGURES_INDEX });
  }

  ofGuest(scope: TenantScope, customer: Types.ObjectId, basis: FigureBasis): Promise<GuestSums[]> {
    return this.model
      .aggregate<GuestSums>(guestFiguresPipeline(scope, customer, basis))
      .option({ maxTimeMS: MAX_TIME_MS });
  }

  /** A day's bookings, grouped by what decides how they count. */
  dayParts(scope: TenantScope, start: Date): Promise<DayPart[]> {
    return this.model.aggregate<DayPart>([
      { $match: { _vendor: objectId(scope.vendorId), start } },
      {
        $group: {
          _id: {
            active: '$active',
            waitingList: '$waitingList',
            attendenceVerified: '$attendenceVerified',
            status: '$_bookingStatus',
            service: '$_service',
          },
          bookings: { $sum: 1 },
          participants: { $sum: '$participants' },
        },
      },
    ]);
  }

  /** Each service's days with bookings that count, read from the index only. @param days at 00:00Z */
  counts(
    scope: TenantScope,
    services: readonly Types.ObjectId[],
    days: readonly Date[],
  ): Promise<ServiceDayCount[]> {
    return this.model
      .aggregate<ServiceDayCount>(countPipeline(scope, services, days))
      .option({ hint: FIGURES_INDEX });
  }
}

/**
 * Days, services and segments per batch: one or two thousand guests, so that nothing else waits
 * long.
 */
const AT_A_TIME = 50;

const PART = { start: '$start', service: '$_service', segment: '$_segment' } as const;
const counting = { active: true, waitingList: false } as const;

/** The bookings that count, by the index of all services. */
const countedOf = (
  { vendorId }: TenantScope,
  { filter, services }: FigureScope,
): PipelineStage.Match => ({
  $match: {
    _vendor: objectId(vendorId),
    _service: { $in: [...services] },
    ...filter,
    ...counting,
  },
});

const countIf = (condition: unknown, value: unknown = 1) => ({
  $sum: { $cond: [condition, value, 0] },
});

/** Each of the services on each of the days, by the index alone. */
export const countPipeline = (
  { vendorId }: TenantScope,
  services: readonly Types.ObjectId[],
  days: readonly Date[],
): PipelineStage[] => [
  {
    $match: {
      _vendor: objectId(vendorId),
      _service: { $in: [...services] },
      ...counting,
      start: { $in: [...days] },
    },
  },
  {
    $group: {
      _id: { service: '$_service', start: '$start' },
      bookings: { $sum: 1 },
      participants: { $sum: '$participants' },
    },
  },
];

/** What a booking counts as, as database expressions. */
function conditionsOf({ wallNow, came }: FigureBasis) {
  const counted = { $and: ['$active', { $not: ['$waitingList'] }] };
  const arrived = { $or: ['$attendenceVerified', { $in: ['$_bookingStatus', [...came]] }] };
  const due = { $and: [counted, ended(wallNow)] };
  return {
    counted,
    due,
    cancelled: { $and: [{ $not: ['$active'] }, { $not: ['$waitingList'] }] },
    visited: { $and: [counted, arrived] },
    noShow: { $and: [due, { $not: [arrived] }] },
  };
}

/** All bookings of a guest, by currency. */
export function guestFiguresPipeline(
  { vendorId }: TenantScope,
  customer: Types.ObjectId,
  basis: FigureBasis,
): PipelineStage[] {
  const { cancelled, visited, noShow } = conditionsOf(basis);
  return [
    { $match: { _vendor: objectId(vendorId), _customer: customer } },
    {
      $group: {
        _id: '$terms.currency',
        visits: countIf(visited),
        noShows: countIf(noShow),
        cancelled: countIf(cancelled),
        lastVisit: { $max: { $cond: [visited, '$start', null] } },
        revenue: countIf(visited, revenueOfBooking),
      },
    },
    { $sort: { revenue: -1, _id: 1 } },
  ];
}

export function figurePipeline(
  scope: TenantScope,
  filter: QueryFilter<Booking>,
  basis: FigureBasis,
  wanted: readonly SumName[],
): PipelineStage[] {
  const { counted, cancelled, due, noShow } = conditionsOf(basis);
  const sums: Record<SumName, ReturnType<typeof countIf>> = {
    counted: countIf(counted),
    waiting: countIf('$waitingList'),
    cancelled: countIf(cancelled),
    due: countIf(due),
    noShows: countIf(noShow),
    participants: countIf(counted, '$participants'),
    children: countIf(counted, '$numberOfChildren'),
    noShowParticipants: countIf(noShow, '$participants'),
    revenue: countIf(counted, revenueOfBooking),
  };
  return [
    { $match: { _vendor: objectId(scope.vendorId), ...filter } },
    {
      $group: {
        _id: { ...PART, ...(wanted.includes('revenue') ? { currency: '$terms.currency' } : {}) },
        ...Object.fromEntries(wanted.map((name) => [name, sums[name]])),
      },
    },
  ];
}

/** The outcome of a booking is part of the key, so the database only adds up. */
export const indexedPipeline = (
  scope: TenantScope,
  { filter, services }: FigureScope,
): PipelineStage[] => [
  {
    $match: {
      _vendor: objectId(scope.vendorId),
      _service: { $in: [...services] },
      active: { $in: [true, false] },
      waitingList: { $in: [true, false] },
      ...filter,
    },
  },
  {
    $group: {
      _id: { ...PART, active: '$active', waitingList: '$waitingList' },
      bookings: { $sum: 1 },
      participants: { $sum: '$participants' },
      children: { $sum: '$numberOfChildren' },
    },
  },
];

function toFigureSums({ _id, bookings, participants, children }: IndexedSums): FigureSums {
  const { active, waitingList, ...part } = _id;
  if (waitingList) return { _id: part, waiting: bookings };
  if (!active) return { _id: part, cancelled: bookings };
  return { _id: part, counted: bookings, participants, children };
}

/** Whose the bookings are, by day: told apart by `GuestCounter`. */
export const guestPipeline = (scope: TenantScope, of: FigureScope): PipelineStage[] => [
  countedOf(scope, of),
  { $group: { _id: PART, guests: { $push: { $ifNull: ['$_customer', null] } } } },
];
