import { toStart } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { CountedPlaces, Ledger, Occupation, ResourceOccupation } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { tablesOf } from '../booking-claims';
import type { CoveredBooking } from './membership-recount';

/** Documents a cursor fetches at once; what it holds in memory. */
const BATCH = 5_000;
const COUNTED = { active: true, waitingList: false } as const;
const BY_MEMBERSHIP = { 'terms.coveredBy.kind': 'membership' } as const;
const COVERED = {
  ...{ participants: 1, active: 1, waitingList: 1, cancelledAt: 1, updatedAt: 1 },
  ...{ 'terms.cancellationDeadline': 1, 'terms.coveredBy': 1 },
} as const;

/** Reads for the checker: streams in the order of an index, past mongoose, which would hydrate a million. */
@Injectable()
export class VerificationReads {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get bookings() {
    return this.connection.collection<Booking>('bookings');
  }

  private get ledgers() {
    return this.connection.collection<Ledger>('ledgers');
  }

  /**
   * All reads of `work` see one moment, so that what is booked meanwhile is no difference. A snapshot
   * lasts five minutes by MongoDB's default.
   */
  async atOneMoment<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession({ snapshot: true });
    try {
      return await work(session);
    } finally {
      await session.endSession();
    }
  }

  /** Every service that has a booking or a ledger, those too that are no more. */
  async serviceIds({ vendorId }: TenantScope): Promise<Types.ObjectId[]> {
    const filter = { _vendor: objectId(vendorId) };
    const [booked, sold] = await Promise.all([
      this.bookings.distinct('_service', filter),
      this.ledgers.distinct('_service', filter),
    ]);
    const byHex = new Map([...booked, ...sold].map((id) => [id.toHexString(), id]));
    return [...byHex.values()];
  }

  /** The bookings of a service that count, by day; answered by the index alone. */
  counted(
    { vendorId, session }: TenantScope,
    serviceId: Types.ObjectId,
    date?: string,
  ): mongo.FindCursor<CountedPlaces> {
    return this.bookings
      .find(
        {
          _vendor: objectId(vendorId),
          _service: serviceId,
          ...COUNTED,
          ...(date ? { start: toStart(date) } : {}),
        },
        { session, batchSize: BATCH },
      )
      .project<CountedPlaces>({ _id: 0, start: 1, timeindex: 1, participants: 1 })
      .sort({ start: 1, timeindex: 1 });
  }

  /** The ledgers of a service, by date. */
  ledgersOf(
    { vendorId, session }: TenantScope,
    serviceId: Types.ObjectId,
  ): mongo.FindCursor<Ledger> {
    return this.ledgers.find(
      { _vendor: objectId(vendorId), _service: serviceId },
      { session, batchSize: BATCH, sort: { date: 1 } },
    );
  }

  /**
   * Who has which table when, by day; read from an index of the bookings that have one.
   * @param from first day, yyyy-mm-dd; without it, of all days @param until last day
   */
  async *tables(
    { vendorId, session }: TenantScope,
    from?: string,
    until?: string,
  ): AsyncGenerator<ResourceOccupation> {
    const days = {
      ...(from ? { $gte: new Date(`${from}T00:00:00Z`) } : {}),
      ...(until ? { $lte: new Date(`${until}T00:00:00Z`) } : {}),
    };
    const seated = this.bookings.find(
      {
        _vendor: objectId(vendorId),
        'tables.0': { $exists: true },
        ...COUNTED,
        ...(from || until ? { start: days } : {}),
      },
      { session, batchSize: BATCH, sort: { start: 1 } },
    );
    for await (const booking of seated) yield* tablesOf(booking);
  }

  /** The days of a venue's tables, by date. */
  occupations({ vendorId, session }: TenantScope): mongo.FindCursor<Occupation> {
    return this.connection
      .collection<Occupation>('occupations')
      .find(
        { _vendor: objectId(vendorId), _id: { $regex: /^table:/ } },
        { session, batchSize: BATCH, sort: { date: 1 } },
      );
  }

  /** Bookings that memberships pay for, by the membership; read from an index of those alone. */
  coveredByMemberships({ vendorId, session }: TenantScope): mongo.FindCursor<CoveredBooking> {
    return this.bookings
      .find(
        { _vendor: objectId(vendorId), ...BY_MEMBERSHIP },
        { session, batchSize: BATCH, sort: { 'terms.coveredBy._id': 1 } },
      )
      .project<CoveredBooking>(COVERED);
  }

  /** Those that one membership pays for. */
  coveredBy(
    { vendorId, session }: TenantScope,
    membership: Types.ObjectId,
  ): Promise<CoveredBooking[]> {
    const filter = { _vendor: objectId(vendorId), ...BY_MEMBERSHIP };
    return this.bookings
      .find({ ...filter, 'terms.coveredBy._id': membership }, { session })
      .project<CoveredBooking>(COVERED)
      .toArray();
  }

  /** Bookings whose state contradicts itself: they would count and wait, or count for nobody. */
  contradictory(
    { vendorId, session }: TenantScope,
    serviceId: Types.ObjectId,
  ): mongo.FindCursor<Booking> {
    const owned = { _vendor: objectId(vendorId), _service: serviceId };
    return this.bookings.find(
      {
        $or: [
          { ...owned, active: true, waitingList: true },
          { ...owned, ...COUNTED, participants: { $lt: 1 } },
          { ...owned, ...COUNTED, cancelledAt: { $exists: true } },
        ],
      },
      { session, batchSize: BATCH },
    );
  }

  /** Participants of a slot whom staff put there beyond its places, or at a start that is not sold. */
  async overridden(
    { vendorId, session }: TenantScope,
    serviceId: Types.ObjectId,
    day: Date,
    timeindex: number,
  ): Promise<number> {
    const slot = { _vendor: objectId(vendorId), _service: serviceId, start: day, timeindex };
    const beyond = await this.bookings
      .find(
        {
          $or: [
            { ...slot, ...COUNTED, overridden: true },
            { ...slot, ...COUNTED, anyTime: true },
          ],
        },
        { session },
      )
      .toArray();
    return beyond.reduce((sum, { participants }) => sum + participants, 0);
  }
}
