import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { BookingStatusesService } from '../../booking-statuses/public';
import { SegmentsService } from '../../segments/public';
import type { Booking, BookingSource, BookingTable } from '../booking.schema';
import { toSlotConflict } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import { BookingDrafts } from '../create/booking-drafts';
import { type NewBookingInput, newBooking } from '../create/new-booking';
import { NewBookings } from '../create/new-bookings';
import { type SeatingRoom, ServiceTables } from '../tables/service-tables';

/** A booking from another system. */
export interface ImportedBooking {
  readonly serviceId: string;
  readonly customerId: string;
  readonly state: 'active' | 'waiting' | 'cancelled';
  readonly segmentId?: Types.ObjectId;
  /** Set as it is; its effects are in the other fields. */
  readonly statusId?: Types.ObjectId;
  readonly arrived?: boolean;
  /** Where the party sits; a booking that does not count gets none. */
  readonly tables?: readonly BookingTable[];
  readonly booking: NewBookingInput;
}

/** Rolls back a dry run. */
class TriedError extends Error {}

/** Imported bookings: written like any other, but without messages. */
@Injectable()
export class BookingImports {
  constructor(
    private readonly newBookings: NewBookings,
    private readonly drafts: BookingDrafts,
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    private readonly rooms: ServiceTables,
  ) {}

  /** Looks up segments, statuses, dining rooms and tables by name, ignoring case. */
  async namesOf(scope: TenantScope): Promise<{
    segmentOf: (name: string) => Types.ObjectId | undefined;
    statusOf: (name: string) => Types.ObjectId | undefined;
    /** Without a name, the default one. */
    roomOf: (name: string | undefined) => SeatingRoom | undefined;
    tableOf: (room: SeatingRoom, name: string) => BookingTable | undefined;
  }> {
    const [segments, statuses, rooms] = await Promise.all([
      this.segments.all(scope),
      this.statuses.all(scope),
      this.rooms.all({ vendorId: scope.vendorId }),
    ]);
    const is = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
    // a file of ours has the names in the language of whoever exported it
    const isIn = (list: readonly { name: string }[] = [], name: string) =>
      list.some((one) => is(one.name, name));
    return {
      segmentOf: (name) =>
        segments.find(({ type }) => is(type, name))?._id ??
        segments.find(({ languageList }) => isIn(languageList, name))?._id,
      statusOf: (name) =>
        statuses.find((status) => is(status.name, name))?._id ??
        statuses.find(({ languageList }) => isIn(languageList, name))?._id,
      roomOf: (name) =>
        rooms.find((room) => (name === undefined ? room.defaultFNB : is(room.name, name))),
      tableOf: (room, name) => {
        const table = room.tables.find((one) => is(one.name, name));
        return table && { _table: objectId(table._id) };
      },
    };
  }

  /** Which of these were imported before, by the source's key or as our own booking number. */
  async known(scope: TenantScope, system: string, keys: readonly string[]): Promise<Set<string>> {
    const [theirs, ours] = await Promise.all([
      this.bookings.find(
        scope,
        { 'source.system': system, 'source.key': { $in: [...keys] } },
        { projection: { 'source.key': 1 } },
      ),
      this.bookings.find(
        scope,
        { bookingId: { $in: [...keys] } },
        { projection: { bookingId: 1 } },
      ),
    ]);
    return new Set([
      ...theirs.flatMap(({ source }) => source?.key ?? []),
      ...ours.map(({ bookingId }) => bookingId),
    ]);
  }

  /**
   * @param dry books in a transaction that is then rolled back
   * @throws {NotFoundError}
   * @throws {ConflictError} SLOT_FULL
   * @throws {RuleError} as for bookings by staff
   */
  async bringIn(
    ctx: RequestContext,
    {
      serviceId,
      customerId,
      state,
      segmentId,
      statusId,
      arrived,
      tables = [],
      booking: input,
    }: ImportedBooking,
    source: BookingSource,
    dry: boolean,
  ): Promise<void> {
    const setting = await this.drafts.setting(ctx, serviceId, customerId);
    const { vendor, service, guest } = setting;
    const request = { ...input, waitingList: state === 'waiting' };
    const day = this.drafts.check(ctx, setting, request, 'staff', { recordPast: true });
    const made = newBooking(request, {
      now: ctx.now,
      vendor,
      service,
      day,
      online: false,
      ...(guest ? { customerId: guest._id } : {}),
      ...(segmentId ? { segmentId } : {}),
      ...(arrived === undefined ? {} : { arrived }),
      ...(state === 'active' ? { tables } : {}),
    });
    if (statusId) made._bookingStatus = statusId;
    const over: Partial<Booking> =
      state === 'cancelled' ? { active: false, cancelledAt: ctx.now } : {};
    const booking = { ...made, ...over, source };
    try {
      await this.newBookings.create(ctx, {
        bookings: [booking],
        tablesByHand: booking.tables.length > 0,
        answer: () => {
          if (dry) throw new TriedError('a dry run keeps nothing');
          return null;
        },
      });
    } catch (error) {
      if (error instanceof TriedError) return;
      throw toSlotConflict(error, { participants: booking.participants });
    }
  }
}
