import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { behind } from '../../../common/database/behind';
import { objectId } from '../../../common/database/object-id';
import { InvalidFieldError, RuleError } from '../../../common/errors/app-error';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { serviceText } from '../service-text';
import {
  creationCursorOf,
  cursorOf,
  type ListQuestion,
  parseCreationCursor,
  parseCursor,
  stretchesBehind,
} from './booking-filter';
import type { BookingSort } from './booking-list.dto';

/** Bookings that are put in order by what no index orders; whoever has more must say more. */
const MOST_SORTED = 20_000;
const MAX_TIME_MS = 10_000;

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

/** A page of what an index has in the order that is asked for. */
interface IndexedRequest {
  cursor?: string;
  limit: number;
  direction: 1 | -1;
}

/**
 * A page of a list in the order of one of its columns. The order of day and time, and that of creation among
 * what was made in a period, an index has, however long the list; by another column the index finds the
 * period's bookings and the database sorts them, keeping no more than a page of them at a time.
 */
@Injectable()
export class SortedBookings {
  constructor(
    @InjectModel(Booking.name) private readonly model: Model<Booking>,
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * Unless asked otherwise by day and time; what is listed by when it was made, latest first.
   * @throws {RuleError} TOO_MANY_RESULTS @throws {InvalidFieldError} for a cursor that no page gave out
   */
  async page(
    ctx: RequestContext,
    question: ListQuestion,
    request: SortRequest,
  ): Promise<SortedPage> {
    const made = question.filter.createdAt !== undefined;
    const { cursor, limit, sort = made ? 'createdAt' : 'start' } = request;
    const { order = made && !request.sort ? 'desc' : 'asc' } = request;
    const indexed = { cursor, limit, direction: order === 'asc' ? 1 : -1 } as const;
    if (!made && sort === 'start') return this.byTime(ctx, question, indexed);
    if (made && sort === 'createdAt') return this.byCreation(ctx, question, indexed);
    const offset = offsetOf(cursor);
    const found = await this.sorted(ctx, question, { limit, sort, order }, offset);
    return {
      found: found.slice(0, limit),
      ...(found.length > limit ? { nextCursor: `o.${offset + limit}` } : {}),
    };
  }

  private async byTime(
    ctx: RequestContext,
    { filter, hint }: ListQuestion,
    { cursor, limit, direction }: IndexedRequest,
  ): Promise<SortedPage> {
    const known = cursor === undefined ? undefined : parseCursor(cursor);
    if (cursor !== undefined && !known) throw new InvalidFieldError('cursor', 'is not known');
    const sort = { start: direction, timeindex: direction, _id: direction };
    if (!known) {
      const found = await this.bookings.find(ctx, filter, { sort, limit: limit + 1, hint });
      return pageOf(found, limit, cursorOf);
    }
    const { start: period, $and = [], ...rest } = filter;
    const found: Booking[] = [];
    for (const stretch of stretchesBehind(known, direction, period)) {
      const part = { ...rest, $and: [...$and, stretch] };
      const missing = limit + 1 - found.length;
      found.push(...(await this.bookings.find(ctx, part, { sort, limit: missing, hint })));
      if (found.length > limit) break;
    }
    return pageOf(found, limit, cursorOf);
  }

  private async byCreation(
    ctx: RequestContext,
    { filter, hint }: ListQuestion,
    { cursor, limit, direction }: IndexedRequest,
  ): Promise<SortedPage> {
    const known = cursor === undefined ? undefined : parseCreationCursor(cursor);
    if (cursor !== undefined && !known) throw new InvalidFieldError('cursor', 'is not known');
    const next = known && behind(['createdAt'], known, direction);
    const found = await this.model
      .find(
        {
          _vendor: objectId(ctx.vendorId),
          ...filter,
          ...(next ? { $and: [...(filter.$and ?? []), next] } : {}),
        },
        undefined,
        { maxTimeMS: MAX_TIME_MS, ...(hint ? { hint } : {}) },
      )
      .sort({ createdAt: direction, _id: direction })
      .limit(limit + 1)
      .lean<Booking[]>();
    return pageOf(found, limit, creationCursorOf);
  }

  private async sorted(
    ctx: RequestContext,
    { filter, hint }: ListQuestion,
    { sort, order, limit }: Required<Pick<SortRequest, 'sort' | 'order' | 'limit'>>,
    offset: number,
  ): Promise<Booking[]> {
    const direction = order === 'asc' ? 1 : -1;
    await this.assertSortable(ctx, { filter, hint });
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
      .option({ maxTimeMS: MAX_TIME_MS, ...(hint ? { hint } : {}) });
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

  private async assertSortable(ctx: RequestContext, { filter, hint }: ListQuestion): Promise<void> {
    const count = await this.model.countDocuments(
      { _vendor: objectId(ctx.vendorId), ...filter },
      { limit: MOST_SORTED + 1, maxTimeMS: MAX_TIME_MS, ...(hint ? { hint } : {}) },
    );
    if (count > MOST_SORTED) throw new RuleError('TOO_MANY_RESULTS');
  }
}

function pageOf(
  found: readonly Booking[],
  limit: number,
  cursor: (last: Booking) => string,
): SortedPage {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { found: page, ...(found.length > limit && last ? { nextCursor: cursor(last) } : {}) };
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
  if (offset === undefined) throw new InvalidFieldError('cursor', 'is not known');
  return Number(offset);
}
