import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { AppError, RuleError } from '../../common/errors/app-error';
import { ServicesService } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import { Booking } from './booking.schema';
import { after, cursorOf, parseCursor } from './booking-filter';
import { BookingsRepository } from './bookings.repository';
import type { BookingSort } from './dto/booking-list.dto';
import { serviceText } from './service-text';

/** Bookings that are put in order by what no index orders; whoever has more must say more. */
const MOST_SORTED = 20_000;
const MAX_TIME_MS = 10_000;
/** Else the order by time might be preferred to what few were made in the period. */
const BY_CREATION = { _vendor: 1, createdAt: 1, _id: 1 } as const;

export interface SortedPage {
  found: Booking[];
  nextCursor?: string;
}

interface SortRequest {
  sort?: BookingSort;
  order?: 'asc' | 'desc';
  cursor?: string;
  limit: number;
}

/**
 * A page of a list in the order of one of its columns. By day and time the index has the order, however
 * long the list; by another column the index finds the period's bookings and the database sorts them,
 * keeping no more than a page of them at a time.
 */
@Injectable()
export class SortedBookings {
  constructor(
    @InjectModel(Booking.name) private readonly model: Model<Booking>,
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {RuleError} TOO_MANY_RESULTS @throws {AppError} 400 for a cursor no page gave out */
  async page(
    ctx: RequestContext,
    filter: QueryFilter<Booking>,
    request: SortRequest,
  ): Promise<SortedPage> {
    const { sort = 'start', order = 'asc' } = request;
    // what is found by when it was made is in no order of its own
    if (sort === 'start' && order === 'asc' && filter.start)
      return this.byTime(ctx, filter, request);
    const offset = offsetOf(request.cursor);
    const found = await this.sorted(ctx, filter, { ...request, sort, order }, offset);
    const { limit } = request;
    return {
      found: found.slice(0, limit),
      ...(found.length > limit ? { nextCursor: `o.${offset + limit}` } : {}),
    };
  }

  private async byTime(
    ctx: RequestContext,
    filter: QueryFilter<Booking>,
    { cursor, limit }: SortRequest,
  ): Promise<SortedPage> {
    const known = cursor === undefined ? undefined : parseCursor(cursor);
    if (cursor !== undefined && !known) throw malformed('cursor');
    const behind = known ? { $and: [...(filter.$and ?? []), after(known)] } : {};
    const found = await this.bookings.find(
      ctx,
      { ...filter, ...behind },
      { sort: { start: 1, timeindex: 1, _id: 1 }, limit: limit + 1 },
    );
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      found: page,
      ...(found.length > limit && last ? { nextCursor: cursorOf(last) } : {}),
    };
  }

  private async sorted(
    ctx: RequestContext,
    filter: QueryFilter<Booking>,
    { sort, order, limit }: Required<Pick<SortRequest, 'sort' | 'order' | 'limit'>>,
    offset: number,
  ): Promise<Booking[]> {
    const direction = order === 'asc' ? 1 : -1;
    if (sort === 'start' && filter.start) {
      const backwards = { start: direction, timeindex: direction, _id: direction } as const;
      return this.bookings.find(ctx, filter, { sort: backwards, skip: offset, limit: limit + 1 });
    }
    await this.assertSortable(ctx, filter);
    const time = sort === 'start' ? direction : 1;
    const byTime = { start: time, timeindex: time, _id: time } as const;
    const { stages, key } = await this.sortKey(ctx, sort);
    const { languageCode } = await this.vendors.current(ctx);
    return this.model
      .aggregate<Booking>([
        { $match: { _vendor: objectId(ctx.vendorId), ...filter } },
        ...stages,
        { $sort: { ...Object.fromEntries(key.map((name) => [name, direction])), ...byTime } },
        { $skip: offset },
        { $limit: limit + 1 },
        { $unset: ['guestName', 'serviceRank'] },
      ])
      .collation({ locale: languageCode === 'no' ? 'nb' : languageCode, strength: 1 })
      .option({ maxTimeMS: MAX_TIME_MS, ...(filter.createdAt ? { hint: BY_CREATION } : {}) });
  }

  /** What a column sorts by, and how a booking gets it. */
  private async sortKey(
    ctx: RequestContext,
    sort: BookingSort,
  ): Promise<{ stages: PipelineStage[]; key: string[] }> {
    if (sort === 'guest') {
      return { stages: withGuestName(objectId(ctx.vendorId)), key: ['guestName'] };
    }
    if (sort === 'start') return { stages: [], key: [] };
    if (sort !== 'service') return { stages: [], key: [sort] };
    const services = await this.services.list(ctx);
    const named = services
      .map((service) => ({ _id: service._id, name: serviceText(service, ctx.language).name }))
      .sort((a, b) => a.name.localeCompare(b.name, ctx.language));
    const ids = named.map(({ _id }) => _id);
    return {
      stages: [{ $set: { serviceRank: { $indexOfArray: [ids, '$_service'] } } }],
      key: ['serviceRank'],
    };
  }

  private async assertSortable(ctx: RequestContext, filter: QueryFilter<Booking>): Promise<void> {
    const count = await this.model.countDocuments(
      { _vendor: objectId(ctx.vendorId), ...filter },
      { limit: MOST_SORTED + 1, maxTimeMS: MAX_TIME_MS },
    );
    if (count > MOST_SORTED) throw new RuleError('TOO_MANY_RESULTS');
  }
}

/** The last name first, as lists of people are read; a drop-in has none and comes first. */
const withGuestName = (_vendor: Types.ObjectId): PipelineStage[] => [
  {
    $lookup: {
      from: 'customers',
      localField: '_customer',
      foreignField: '_id',
      pipeline: [
        { $match: { _vendor } },
        { $project: { name: { $concat: ['$lastname', ' ', '$firstname'] } } },
      ],
      as: 'guestName',
    },
  },
  { $set: { guestName: { $ifNull: [{ $first: '$guestName.name' }, ''] } } },
];

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^o\.(\d{1,5})$/.exec(cursor) ?? [];
  if (offset === undefined) throw malformed('cursor');
  return Number(offset);
}

const malformed = (field: string): AppError =>
  new AppError(400, 'VALIDATION_FAILED', { details: [{ field, message: 'is not known' }] });
