import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { type Page, pageOf } from '../../common/http/page';
import { Review } from './review.schema';

export interface ReviewsFilter {
  /** 1 to 5. */
  readonly rating?: number;
}

@Injectable()
export class ReviewsRepository extends TenantRepository<Review> {
  constructor(@InjectModel(Review.name) model: Model<Review>) {
    super(model);
  }

  /** Answered reviews, most recently requested first. */
  async answered(
    scope: TenantScope,
    { rating }: ReviewsFilter,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<Review>> {
    const filter: QueryFilter<Review> = {
      rating: rating ?? { $exists: true },
      ...(cursor ? { _id: { $lt: objectId(cursor) } } : {}),
    };
    return pageOf(await this.find(scope, filter, { sort: { _id: -1 }, limit: limit + 1 }), limit);
  }

  /** All that a guest was asked, the latest first. */
  async ofGuest(
    scope: TenantScope,
    guest: string,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<Review>> {
    const filter: QueryFilter<Review> = {
      _customer: objectId(guest),
      ...(cursor ? { _id: { $lt: objectId(cursor) } } : {}),
    };
    return pageOf(await this.find(scope, filter, { sort: { _id: -1 }, limit: limit + 1 }), limit);
  }

  /** How often each rating was given. */
  async counts(scope: TenantScope): Promise<{ _id: number; count: number }[]> {
    return this.model.aggregate([
      { $match: { _vendor: objectId(scope.vendorId), rating: { $exists: true } } },
      { $group: { _id: '$rating', count: { $sum: 1 } } },
    ]);
  }

  /** The mean rating of each service that was rated so often. @param least ratings */
  async ofServices(
    scope: TenantScope,
    least: number,
  ): Promise<{ _id: Types.ObjectId; count: number; average: number }[]> {
    return this.model.aggregate([
      { $match: { _vendor: objectId(scope.vendorId), rating: { $exists: true } } },
      { $group: { _id: '$_service', count: { $sum: 1 }, average: { $avg: '$rating' } } },
      { $match: { count: { $gte: least } } },
      { $sort: { _id: 1 } },
    ]);
  }

  /** Which of these bookings have been asked about, as hex ids. */
  async askedAbout(
    scope: TenantScope,
    bookings: readonly Types.ObjectId[],
  ): Promise<ReadonlySet<string>> {
    const found = await this.find(
      scope,
      { _booking: { $in: [...bookings] } },
      { projection: { _booking: 1 } },
    );
    return new Set(found.map(({ _booking }) => _booking.toHexString()));
  }

  ofBooking(scope: TenantScope, booking: string): Promise<Review | null> {
    return this.findOne(scope, { _booking: objectId(booking) });
  }
}
