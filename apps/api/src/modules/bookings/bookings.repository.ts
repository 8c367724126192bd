import { dateOf, toStart } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type ClientSession,
  type Model,
  type mongo,
  type PipelineStage,
  type QueryFilter,
  type Types,
} from 'mongoose';
import { ownId } from '../../common/context/own-id';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { isDuplicateKey } from '../../common/database/duplicate-key';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { tookTooLong } from '../../common/database/took-too-long';
import { NotFoundError, StaleVersionError } from '../../common/errors/app-error';
import type { Slot } from '../capacity/public';
import { Booking, BY_REFERENCE } from './booking.schema';

/** Rather nothing found than a desk that waits. */
const LONGEST_LOOK_MS = 300;

/** Documents a cursor fetches at once. */
const BATCH = 2_000;

/** What of a booking decides whether a smaller slot still holds it, and names it. */
export type CountingBooking = Pick<
  Booking,
  '_id' | 'bookingId' | '_customer' | 'start' | 'timeindex' | 'participants' | 'createdAt'
>;

/** What of a booking a dining room needs to know. */
type SeatedBooking = Pick<
  Booking,
  | '_id'
  | 'bookingId'
  | '_customer'
  | 'start'
  | 'timeindex'
  | 'timeindexEnd'
  | 'participants'
  | 'tables'
>;

const BY_TIME = { start: 1, timeindex: 1, _id: 1 } as const;

/** Another booking of the venue has the reference; take another. */
export class ReferenceTakenError extends Error {}

/** Of the bookings that count, but for `bookings` and `waiting`. */
export interface BookingSums {
  bookings: number;
  participants: number;
  children: number;
  /** Participants who wait. */
  waiting: number;
  /** Minor units. */
  revenue: number;
}

/** Minor units of a booking by its terms; the same as `bookingTotal` of the rules. */
export const revenueOfBooking = {
  $add: [
    { $multiply: ['$terms.price', '$participants'] },
    {
      $reduce: {
        input: { $ifNull: ['$terms.ageBands', []] },
        initialValue: 0,
        in: {
          $add: [
            '$$value',
            { $multiply: [{ $subtract: ['$$this.price', '$terms.price'] }, '$$this.count'] },
          ],
        },
      },
    },
    {
      $reduce: {
        input: '$addons',
        initialValue: 0,
        in: { $add: ['$$value', { $multiply: ['$$this._addon.price', '$$this.quantity'] }] },
      },
    },
  ],
};

type InTransaction = TenantScope & { readonly session: ClientSession };

/** Bookings in the database; within the engine's transaction by native calls. */
@Injectable()
export class BookingsRepository extends TenantRepository<Booking> {
  constructor(@InjectModel(Booking.name) model: Model<Booking>) {
    super(model);
  }

  private get native() {
    return this.model.db.collection<Booking>(this.model.collection.name);
  }

  /** References that begin with a text, told by the index alone. @param start in capitals */
  async referencesFrom(scope: TenantScope, start: string, limit: number): Promise<string[]> {
    const found = await this.model
      .find(this.scoped(scope, { bookingId: { $gte: start, $lt: `${start}~` } }))
      .select({ _id: 0, bookingId: 1 })
      .limit(limit)
      .lean();
    return found.map(({ bookingId }) => bookingId);
  }

  /**
   * References that a text is part of, read from the index alone; none if that takes too long. An index of
   * their parts would cost every booking that is made five entries more.
   * @param part of capitals and digits only
   */
  async referencesWith(scope: TenantScope, part: string, limit: number): Promise<string[]> {
    try {
      const found = await this.model
        .find(this.scoped(scope, { bookingId: { $regex: part } }))
        .select({ _id: 0, bookingId: 1 })
        .hint(BY_REFERENCE)
        .limit(limit)
        .maxTimeMS(LONGEST_LOOK_MS)
        .lean();
      return found.map(({ bookingId }) => bookingId);
    } catch (error) {
      if (tookTooLong(error)) return [];
      throw error;
    }
  }

  /** The caller's own. @throws {NotFoundError} also for another guest's, and for staff */
  async own(ctx: RequestContext, id: string): Promise<Booking> {
    const booking = await this.get(ctx, id);
    if (booking._customer?.toHexString() !== ownId(ctx)) throw new NotFoundError();
    return booking;
  }

  /** @throws {ReferenceTakenError} */
  async insertAll({ session }: InTransaction, bookings: readonly Booking[]): Promise<void> {
    if (bookings.length === 0) return;
    try {
      await this.native.insertMany([...bookings], { session });
    } catch (error) {
      throw isDuplicateKey(error) ? new ReferenceTakenError() : error;
    }
  }

  /** Of one that this transaction made: its guest is another by now. */
  async giveTo(
    { session, vendorId }: InTransaction,
    _id: Types.ObjectId,
    _customer: Types.ObjectId,
  ): Promise<void> {
    const filter = { _id, _vendor: objectId(vendorId) };
    await this.native.updateOne(filter, { $set: { _customer } }, { session });
  }

  /** @throws {StaleVersionError} when it is no longer what `before` says */
  async replace(
    { session, vendorId }: InTransaction,
    before: Booking,
    after: Booking,
  ): Promise<void> {
    const { matchedCount } = await this.native.replaceOne(
      { _id: before._id, _vendor: objectId(vendorId), version: before.version },
      after,
      { session },
    );
    if (matchedCount === 0) throw new StaleVersionError(before.version + 1);
  }

  /** @throws {StaleVersionError} when it is no longer what `before` says */
  async remove({ session, vendorId }: InTransaction, before: Booking): Promise<void> {
    const { deletedCount } = await this.native.deleteOne(
      { _id: before._id, _vendor: objectId(vendorId), version: before.version },
      { session },
    );
    if (deletedCount === 0) throw new StaleVersionError(before.version + 1);
  }

  /** What was booked in one go, by day and time. */
  madeTogether(
    scope: TenantScope,
    key: '_series' | '_group',
    id: Types.ObjectId,
  ): Promise<Booking[]> {
    return this.find(scope, { [key]: id }, { sort: BY_TIME });
  }

  /** By day and time; an id that no booking has is left out. */
  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Booking[]> {
    return this.find(scope, { _id: { $in: [...ids] } }, { sort: BY_TIME });
  }

  /**
   * The bookings of a service that count, at these starts of these days, by day and time; a stream, so that
   * any number of them is read through one index.
   * @param dates yyyy-mm-dd @param starts minutes from midnight
   */
  counting(
    { vendorId, session }: TenantScope,
    serviceId: Types.ObjectId,
    dates: readonly string[],
    starts: readonly number[],
  ): mongo.FindCursor<CountingBooking> {
    return this.native
      .find(
        {
          _vendor: objectId(vendorId),
          _service: serviceId,
          active: true,
          waitingList: false,
          start: { $in: dates.map((date) => new Date(`${date}T00:00:00Z`)) },
          timeindex: { $in: [...starts] },
        },
        { session, batchSize: BATCH, sort: { start: 1, timeindex: 1 } },
      )
      .project<CountingBooking>({
        ...{ bookingId: 1, _customer: 1, start: 1, timeindex: 1, participants: 1, createdAt: 1 },
      });
  }

  /** Those that count and have one of the tables, by day, time and id. */
  seatedAt(
    scope: TenantScope,
    tables: readonly Types.ObjectId[],
    start: { readonly $gte: Date; readonly $lte?: Date },
  ): Promise<SeatedBooking[]> {
    const seated = { 'tables.0': { $exists: true }, 'tables._table': { $in: [...tables] } };
    return this.native
      .find(
        {
          ...{ _vendor: objectId(scope.vendorId), ...seated },
          ...{ active: true, waitingList: false, start },
        },
        { session: scope.session, batchSize: BATCH, sort: BY_TIME },
      )
      .project<SeatedBooking>({
        ...{ bookingId: 1, _customer: 1, start: 1, timeindex: 1, timeindexEnd: 1 },
        ...{ participants: 1, tables: 1 },
      })
      .toArray();
  }

  /** Who waits for a slot, in order of creation. */
  waiting(scope: TenantScope, slot: Slot, limit: number): Promise<Booking[]> {
    return this.find(scope, waitingFor(slot), { sort: { createdAt: 1, _id: 1 }, limit });
  }

  /** Whether somebody else than these waits for a slot. */
  async isAwaited(
    scope: TenantScope,
    slot: Slot,
    except: readonly Types.ObjectId[],
  ): Promise<boolean> {
    const found = await this.native.findOne(
      { ...waitingFor(slot), _vendor: objectId(scope.vendorId), _id: { $nin: [...except] } },
      { session: scope.session, projection: { _id: 1 }, hint: 'waiting_list' },
    );
    return found !== null;
  }

  /** Slots for which somebody waits on these days, with the latest end of a turn: the longest wait first. */
  async awaitedSlots(
    scope: TenantScope,
    { from, until }: { readonly from: Date; readonly until?: Date },
  ): Promise<(Slot & { readonly end: number })[]> {
    const found = await this.native
      .aggregate<{ _id: { service: Types.ObjectId; start: Date; t: number }; end: number }>(
        [
          {
            $match: {
              _vendor: objectId(scope.vendorId),
              start: { $gte: from, ...(until ? { $lte: until } : {}) },
              waitingList: true,
            },
          },
          {
            $group: {
              _id: { service: '$_service', start: '$start', t: '$timeindex' },
              end: { $max: '$timeindexEnd' },
              since: { $min: '$createdAt' },
            },
          },
          { $sort: { since: 1 } },
        ],
        { session: scope.session, hint: 'waiting_by_time' },
      )
      .toArray();
    return found.map(({ _id: { service, start, t }, end }) => ({
      ...{ serviceId: service, date: dateOf(start), t, end },
    }));
  }

  /** Takes what people wrote and whom they came with out of a guest's bookings; the figures stay. */
  async forgetGuest(scope: TenantScope, customerId: Types.ObjectId): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _customer: customerId }),
      {
        $unset: { comment: 1, internalComment: 1, roomNumber: 1, tableWish: 1, childAges: 1 },
        $set: { companions: [] },
        $inc: { version: 1 },
      },
      { session: scope.session },
    );
  }

  /** Of these guests those with a booking, whatever became of it, on or after a day (`yyyy-mm-dd`). */
  async guestsSince(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Types.ObjectId[]> {
    return this.model.distinct(
      '_customer',
      this.scoped(scope, {
        _customer: { $in: [...guests] },
        start: { $gte: new Date(`${day}T00:00:00Z`) },
      }),
    );
  }

  /** The guests of these bookings, each once; at most `limit`. */
  async guestsOf(
    scope: TenantScope,
    filter: QueryFilter<Booking>,
    limit: number,
  ): Promise<Types.ObjectId[]> {
    const guests = await this.model.aggregate<{ _id: Types.ObjectId }>([
      { $match: this.scoped(scope, filter) },
      { $match: { _customer: { $ne: null } } },
      { $group: { _id: '$_customer' } },
      { $limit: limit },
    ]);
    return guests.map(({ _id }) => _id);
  }

  /** Sums of all bookings that a filter finds. @param hint the index to read by */
  async totals(
    scope: TenantScope,
    filter: QueryFilter<Booking>,
    hint?: string | Record<string, 1>,
  ): Promise<BookingSums> {
    const [sums] = await this.model
      .aggregate<BookingSums>([
        { $match: { _vendor: objectId(scope.vendorId), ...filter } },
        ...summedUp,
      ])
      .option(hint ? { hint } : {});
    return sums ?? NOTHING;
  }

  /** How many wait for the same slot and came before. */
  waitingBefore(scope: TenantScope, booking: Booking): Promise<number> {
    const { _id, _service: serviceId, start, timeindex: t, createdAt } = booking;
    const slot = { serviceId, date: dateOf(start), t };
    return this.count(scope, {
      ...waitingFor(slot),
      // in the order in which `waiting` promotes them
      $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }],
    });
  }
}

const NOTHING: BookingSums = { bookings: 0, participants: 0, children: 0, waiting: 0, revenue: 0 };

const counts = { $and: ['$active', { $not: ['$waitingList'] }] };
const ofCounting = (value: unknown) => ({ $sum: { $cond: [counts, value, 0] } });
const summedUp: PipelineStage[] = [
  {
    $group: {
      _id: null,
      bookings: { $sum: 1 },
      participants: ofCounting('$participants'),
      children: ofCounting('$numberOfChildren'),
      waiting: { $sum: { $cond: ['$waitingList', '$participants', 0] } },
      revenue: ofCounting(revenueOfBooking),
    },
  },
  { $project: { _id: 0 } },
];

const waitingFor = ({ serviceId, date, t }: Slot) => ({
  _service: serviceId,
  start: toStart(date),
  timeindex: t,
  waitingList: true,
});
