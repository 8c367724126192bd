import { toStart } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type {
  CountedPlaces,
  Ledger,
  Occupation,
  OccupationPeriod,
  ResourceKind,
  ResourceOccupation,
} from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { tablesOf } from '../booking-claims';
import type { CoveredBooking } from './membership-recount';

/** Documents fetched at once, which bounds the memory used. */
const BATCH = 5_000;
const COUNTED = { active: true, waitingList: false } as const;
const BY_MEMBERSHIP = { 'terms.coveredBy.kind': 'membership' } as const;
const COVERED = {
  ...{ participants: 1, active: 1, waitingList: 1, cancelledAt: 1, updatedAt: 1 },
  ...{ 'terms.cancellationDeadline': 1, 'terms.coveredBy': 1 },
} as const;

/** The checker's reads, streamed in index order. They bypass mongoose, which would hydrate a million documents. */
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
   * Runs reads on one snapshot, so that a booking made meanwhile is no difference. By default MongoDB keeps
   * a snapshot for five minutes.
   */
  async atOneMoment<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession({ snapshot: true });
    try {
      return await work(session);
    } finally {
      await session.endSession();
    }
  }

  /** Every service with a booking or a ledger, including deleted ones. */
  async serviceIds({ vendorId }: TenantScope): Promise<Types.ObjectId[]> {
    const filter = { _vendor: objectId(vendorId) };
    const [booked, sold] = await Promise.all([
      this.bookings.distinct('_service', filter),
      this.ledgers.distinct('_service', filter),
    ]);
    const byHex = new Map([...booked, ...sold].map((id) => [id.toHexString(), id]));
    return [...byHex.values()];
  }

  /** Bookings of a service that count, by day; a covered query. */
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

  /** Which booking has which table when, by day, from the index of those that have one. */
  async *tables(
    { vendorId, session }: TenantScope,
    { from, until }: OccupationPeriod = {},
  ): AsyncGenerator<ResourceOccupation> {
    const days = {
      ...(from ? { $gte: toStart(from) } : {}),
      ...(until ? { $lte: toStart(until) } : {}),
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

  /** A venue's days of resources of a kind, by date. */
  occupations(
    { vendorId, session }: TenantScope,
    kind: ResourceKind,
  ): mongo.FindCursor<Occupation> {
    return this.connection
      .collection<Occupation>('occupations')
      .find(
        { _vendor: objectId(vendorId), _id: { $regex: `^${kind}:` } },
        { session, batchSize: BATCH, sort: { date: 1 } },
      );
  }

  /** Bookings covered by a membership, grouped by it, from an index of only those. */
  coveredByMemberships({ vendorId, session }: TenantScope): mongo.FindCursor<CoveredBooking> {
    return this.bookings
      .find(
        { _vendor: objectId(vendorId), ...BY_MEMBERSHIP },
        { session, batchSize: BATCH, sort: { 'terms.coveredBy._id': 1 } },
      )
      .project<CoveredBooking>(COVERED);
  }

  /** Bookings covered by one membership. */
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

  /** Bookings that count although they wait, are cancelled or are for nobody. */
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

  /** Participants that staff booked beyond a slot's places, or at a time that is not sold. */
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
