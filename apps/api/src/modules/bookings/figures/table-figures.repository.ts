import type { Visit } from '@atrium/rules/seating/evening/visit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { Booking, FIGURES_INDEX } from '../booking.schema';
import { ended, type FigureBasis } from './booking-figures';
import type { FigureScope } from './booking-figures.repository';

const MAX_TIME_MS = 20_000;
const BATCH = 2_000;
const counting = { active: true, waitingList: false } as const;

/** Covers of a day, service, segment and hour in a room. */
export interface CoverSums {
  _id: {
    start: Date;
    service: Types.ObjectId;
    segment?: Types.ObjectId | null;
    /** 0 to 23. */
    hour: number;
    /** Of the first table; null: without a table, or at one that is gone. */
    room: Types.ObjectId | null;
  };
  bookings: number;
  covers: number;
  came: number;
  missed: number;
}

/** A party that has left. */
export type EndedVisit = Pick<Booking, 'start' | '_service' | 'participants' | 'tables'> & {
  visit: Visit;
};

/** How long a table was taken on a day. */
export interface TableSums {
  _id: { start: Date; table: Types.ObjectId };
  minutes: number;
  /** Minutes of each guest; a party at several tables sits at each of them in equal parts. */
  guestMinutes: number;
}

interface RoomTables {
  readonly _id: Types.ObjectId;
  readonly tables: readonly { readonly _id: Types.ObjectId }[];
}

/** Reservations at tables, summed up in the database. */
@Injectable()
export class TableFiguresRepository {
  constructor(@InjectModel(Booking.name) private readonly model: Model<Booking>) {}

  covers(
    scope: TenantScope,
    of: FigureScope,
    basis: FigureBasis,
    rooms: readonly RoomTables[],
  ): Promise<CoverSums[]> {
    return this.model
      .aggregate<CoverSums>(coverPipeline(scope, of, basis, rooms))
      .option({ maxTimeMS: MAX_TIME_MS, hint: FIGURES_INDEX });
  }

  /** One by one: what counts as a stay is the rules' to say. */
  visits({ vendorId }: TenantScope, filter: QueryFilter<Booking>): AsyncIterable<EndedVisit> {
    return this.model
      .find({ _vendor: objectId(vendorId), 'visit.leftAt': { $exists: true }, ...filter })
      .select({ _id: 0, start: 1, _service: 1, participants: 1, tables: 1, visit: 1 })
      .maxTimeMS(MAX_TIME_MS)
      .hint('visits')
      .lean<EndedVisit[]>()
      .cursor({ batchSize: BATCH });
  }

  tables({ vendorId }: TenantScope, filter: QueryFilter<Booking>): Promise<TableSums[]> {
    const minutes = { $subtract: ['$timeindexEnd', '$timeindex'] };
    return this.model
      .aggregate<TableSums>([
        {
          $match: {
            _vendor: objectId(vendorId),
            'tables.0': { $exists: true },
            ...filter,
            ...counting,
          },
        },
        {
          $project: {
            start: 1,
            tables: 1,
            minutes,
            guests: { $divide: ['$participants', { $size: '$tables' }] },
          },
        },
        { $unwind: '$tables' },
        {
          $group: {
            _id: { start: '$start', table: '$tables._table' },
            minutes: { $sum: '$minutes' },
            guestMinutes: { $sum: { $multiply: ['$minutes', '$guests'] } },
          },
        },
      ])
      .option({ maxTimeMS: MAX_TIME_MS, hint: 'seated' });
  }
}

export function coverPipeline(
  { vendorId }: TenantScope,
  { filter, services }: FigureScope,
  { wallNow, came: cameStatuses }: FigureBasis,
  rooms: readonly RoomTables[],
): PipelineStage[] {
  const came = { $or: ['$attendenceVerified', { $in: ['$_bookingStatus', [...cameStatuses]] }] };
  const covers = (condition: unknown) => ({ $sum: { $cond: [condition, '$participants', 0] } });
  const tables = rooms.flatMap((room) => room.tables.map((table) => table._id));
  const roomOfEach = rooms.flatMap((room) => room.tables.map(() => room._id));
  // a table that is in no room has the index -1, which is the last
  const room = {
    $arrayElemAt: [
      [...roomOfEach, null],
      { $indexOfArray: [tables, { $first: '$tables._table' }] },
    ],
  };
  return [
    {
      $match: {
        _vendor: objectId(vendorId),
        _service: { $in: [...services] },
        ...filter,
        ...counting,
      },
    },
    {
      $group: {
        _id: {
          start: '$start',
          service: '$_service',
          segment: '$_segment',
          hour: { $floor: { $divide: ['$timeindex', 60] } },
          room,
        },
        bookings: { $sum: 1 },
        covers: { $sum: '$participants' },
        came: covers(came),
        missed: covers({ $and: [ended(wallNow), { $not: [came] }] }),
      },
    },
  ];
}
