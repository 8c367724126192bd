import type { ReportGrouping } from '@atrium/rules/report-figures';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { Booking } from './booking.schema';
import { ended, type FigureBasis } from './booking-figures';
import { revenueOfBooking } from './bookings.repository';

/** A report of a year of a large venue; beyond it the period must be shorter. */
const MAX_TIME_MS = 20_000;

/** What is counted of a day, a service, a segment and a currency. */
export interface FigureSums {
  _id: {
    /** The day at 00:00Z. */
    start: Date;
    service: Types.ObjectId;
    segment?: Types.ObjectId;
    /** ISO 4217. */
    currency: string;
  };
  counted: number;
  waiting: number;
  cancelled: number;
  due: number;
  noShows: number;
  participants: number;
  children: number;
  noShowParticipants: number;
  /** Minor units. */
  revenue: number;
}

/** Guests of one slice of a report. */
export interface GuestCount {
  _id: Date | Types.ObjectId | null;
  /** Different guests with a counted booking. */
  guests: number;
  /** Of them, with more than one. */
  repeatGuests: number;
  /** Counted bookings of nobody in particular. */
  dropIns: number;
}

export interface GuestCounts {
  total: GuestCount[];
  byPeriod: GuestCount[];
  byService: GuestCount[];
  bySegment: GuestCount[];
}

/** A guest of a report, by what they booked. */
export interface GuestRow {
  /** Of the guest. */
  _id: Types.ObjectId;
  bookings: number;
  participants: number;
  /** The day of the latest at 00:00Z. */
  latest: Date;
}

/** What participants and bookings a day has. */
export interface DaySums {
  /** The day at 00:00Z. */
  _id: Date;
  bookings: number;
  participants: number;
}

/** Bookings counted and summed up in the database. */
@Injectable()
export class BookingFiguresRepository {
  constructor(@InjectModel(Booking.name) private readonly model: Model<Booking>) {}

  sums(
    scope: TenantScope,
    filter: QueryFilter<Booking>,
    basis: FigureBasis,
  ): Promise<FigureSums[]> {
    return this.model
      .aggregate<FigureSums>(figurePipeline(scope, filter, basis))
      .option({ maxTimeMS: MAX_TIME_MS });
  }

  async guests(
    scope: TenantScope,
    filter: QueryFilter<Booking>,
    grouping: ReportGrouping,
  ): Promise<GuestCounts> {
    const [counts] = await this.model
      .aggregate<GuestCounts>(guestPipeline(scope, filter, grouping))
      .option({ maxTimeMS: MAX_TIME_MS });
    return counts ?? { total: [], byPeriod: [], byService: [], bySegment: [] };
  }

  /** The guests that `guests` counts, who booked most first. */
  guestRows(
    scope: TenantScope,
    filter: QueryFilter<Booking>,
    { repeat, offset, limit }: { repeat: boolean; offset: number; limit: number },
  ): Promise<GuestRow[]> {
    return this.model
      .aggregate<GuestRow>([
        { $match: { _vendor: objectId(scope.vendorId), ...filter, ...counting } },
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
      .option({ maxTimeMS: MAX_TIME_MS });
  }

  /** Each day with bookings that count, read from the index alone. */
  days(
    scope: TenantScope,
    services: readonly Types.ObjectId[],
    from: Date,
    until: Date,
  ): Promise<DaySums[]> {
    return this.model.aggregate<DaySums>(dayPipeline(scope, services, from, until));
  }
}

const counting = { active: true, waitingList: false } as const;

const countIf = (condition: unknown, value: unknown = 1) => ({
  $sum: { $cond: [condition, value, 0] },
});

/** Names the services, so that one index has all it needs. */
export const dayPipeline = (
  scope: TenantScope,
  services: readonly Types.ObjectId[],
  from: Date,
  until: Date,
): PipelineStage[] => [
  {
    $match: {
      _vendor: objectId(scope.vendorId),
      _service: { $in: [...services] },
      active: true,
      waitingList: false,
      start: { $gte: from, $lte: until },
    },
  },
  {
    $group: { _id: '$start', bookings: { $sum: 1 }, participants: { $sum: '$participants' } },
  },
];

export function figurePipeline(
  scope: TenantScope,
  filter: QueryFilter<Booking>,
  { wallNow, came }: FigureBasis,
): PipelineStage[] {
  const counted = { $and: ['$active', { $not: ['$waitingList'] }] };
  const due = { $and: [counted, ended(wallNow)] };
  const arrived = { $or: ['$attendenceVerified', { $in: ['$_bookingStatus', [...came]] }] };
  const noShow = { $and: [due, { $not: [arrived] }] };
  return [
    { $match: { _vendor: objectId(scope.vendorId), ...filter } },
    {
      $group: {
        _id: {
          start: '$start',
          service: '$_service',
          segment: '$_segment',
          currency: '$terms.currency',
        },
        counted: countIf(counted),
        waiting: countIf('$waitingList'),
        cancelled: countIf({ $and: [{ $not: ['$active'] }, { $not: ['$waitingList'] }] }),
        due: countIf(due),
        noShows: countIf(noShow),
        participants: countIf(counted, '$participants'),
        children: countIf(counted, '$numberOfChildren'),
        noShowParticipants: countIf(noShow, '$participants'),
        revenue: countIf(counted, revenueOfBooking),
      },
    },
  ];
}

/** First one row for each guest and slice, then the rows counted: a guest counts once in each slice. */
function guestPipeline(
  scope: TenantScope,
  filter: QueryFilter<Booking>,
  grouping: ReportGrouping,
): PipelineStage[] {
  const count = (slice: unknown): PipelineStage.FacetPipelineStage[] => [
    { $group: { _id: { guest: '$_id.guest', slice }, bookings: { $sum: '$bookings' } } },
    {
      $group: {
        _id: { $ifNull: ['$_id.slice', null] },
        guests: countIf({ $ne: [{ $ifNull: ['$_id.guest', null] }, null] }),
        repeatGuests: countIf({
          $and: [{ $ne: [{ $ifNull: ['$_id.guest', null] }, null] }, { $gt: ['$bookings', 1] }],
        }),
        dropIns: countIf({ $eq: [{ $ifNull: ['$_id.guest', null] }, null] }, '$bookings'),
      },
    },
  ];
  const period = { $dateTrunc: { date: '$start', unit: grouping, startOfWeek: 'monday' } };
  return [
    {
      $match: {
        _vendor: objectId(scope.vendorId),
        ...filter,
        ...counting,
      },
    },
    {
      $group: {
        _id: { guest: '$_customer', period, service: '$_service', segment: '$_segment' },
        bookings: { $sum: 1 },
      },
    },
    {
      $facet: {
        total: count(null),
        byPeriod: count('$_id.period'),
        byService: count('$_id.service'),
        bySegment: count('$_id.segment'),
      },
    },
  ];
}
