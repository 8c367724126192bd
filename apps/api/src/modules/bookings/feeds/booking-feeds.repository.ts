import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import type { Transaction } from '../../../common/transactions/transaction';
import { Booking } from '../booking.schema';
import { BookingFeed, type FeedKind } from './booking-feed.schema';

/** What a feed is of. */
export interface FeedSubject {
  readonly kind: FeedKind;
  readonly of: Types.ObjectId;
}

/** Whose bookings a calendar tells. */
export interface FeedScope {
  readonly services: readonly Types.ObjectId[];
  /** Only those at these tables. Absent: all. */
  readonly tables?: readonly Types.ObjectId[];
  /** Days at 00:00Z, both included. */
  readonly from: Date;
  readonly until: Date;
}

/** The bookings of a service that begin and end together. */
export interface BookedStart {
  readonly _id: {
    readonly service: Types.ObjectId;
    /** The day at 00:00Z. */
    readonly start: Date;
    /** Minutes from midnight. */
    readonly timeindex: number;
    readonly timeindexEnd: number;
  };
  readonly bookings: number;
  readonly participants: number;
}

/** More starts than any venue has in the days of a calendar. */
const MOST_STARTS = 5_000;

@Injectable()
export class BookingFeedsRepository extends TenantRepository<BookingFeed> {
  constructor(
    @InjectModel(BookingFeed.name) model: Model<BookingFeed>,
    @InjectModel(Booking.name) private readonly bookings: Model<Booking>,
  ) {
    super(model);
  }

  of(scope: TenantScope, { kind, of }: FeedSubject): Promise<BookingFeed | null> {
    return this.findOne(scope, { kind, of });
  }

  /** False if there was none. */
  async drop(tx: Transaction, { kind, of }: FeedSubject): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne(this.scoped(tx, { kind, of }), {
      session: tx.session,
    });
    return deletedCount > 0;
  }

  /** In their order; those that count, and nobody's name. */
  starts(
    { vendorId }: TenantScope,
    { services, tables, from, until }: FeedScope,
  ): Promise<BookedStart[]> {
    return this.bookings.aggregate<BookedStart>([
      {
        $match: {
          ...{ _vendor: objectId(vendorId), _service: { $in: [...services] } },
          ...{ active: true, waitingList: false, start: { $gte: from, $lte: until } },
          ...(tables ? { 'tables._table': { $in: [...tables] } } : {}),
        },
      },
      {
        $group: {
          _id: {
            service: '$_service',
            start: '$start',
            timeindex: '$timeindex',
            timeindexEnd: '$timeindexEnd',
          },
          bookings: { $sum: 1 },
          participants: { $sum: '$participants' },
        },
      },
      { $sort: { '_id.start': 1, '_id.timeindex': 1, '_id.timeindexEnd': 1, '_id.service': 1 } },
      { $limit: MOST_STARTS },
    ]);
  }
}
