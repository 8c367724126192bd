import { isPast, venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { displayName } from '@atrium/rules/guests/guest-name';
import {
  changedTables,
  type RoomImpactReason,
  type RoomSeats,
  roomImpactOn,
} from '@atrium/rules/seating/room/room-impact';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import type { DiningRoom } from '../dining-room.schema';
import type { AffectedBooking, RoomImpact, RoomImpactQuery } from './room-impact.dto';
import { type SeatedBooking, SeatedBookings } from './seated-bookings';

/** Bookings that one answer names, unless it is asked for more or fewer. */
const ON_A_PAGE = 200;

type Scope = TenantScope & { readonly now: Date };
type Plan = Pick<DiningRoom, 'tables' | 'combinations'>;

interface Affected extends SeatedBooking {
  readonly reason: RoomImpactReason;
}

/** Tells which coming bookings a change of a dining room would leave without what they were given. */
@Injectable()
export class RoomImpactReader {
  constructor(
    private readonly seated: SeatedBookings,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  /** Every affected booking, by day and time. @param after the room as it would be; null: deleted */
  async affected(scope: Scope, before: Plan, after: Plan | null): Promise<Affected[]> {
    const [was, is] = [seatsOf(before), seatsOf(after ?? { tables: [], combinations: [] })];
    const { timezone } = await this.vendors.resolve(scope.vendorId);
    const now = scope.now.getTime();
    const bookings = await this.seated.at(scope, {
      tables: changedTables(was, is).map(objectId),
      // an evening of yesterday may still be going on
      from: addDays(venueToday(now, timezone), -1),
    });
    return bookings.flatMap((booking) => {
      if (isPast(booking.date, booking.timeindexEnd, now, timezone)) return [];
      const tables = booking.tables.map((table) => table.toHexString());
      const reason = roomImpactOn({ participants: booking.participants, tables }, was, is);
      return reason ? [{ ...booking, reason }] : [];
    });
  }

  /** The counts of all affected bookings, and a page of them with the names of their guests. */
  async page(
    { vendorId }: TenantScope,
    affected: readonly Affected[],
    { limit = ON_A_PAGE, cursor = '' }: RoomImpactQuery = {},
  ): Promise<RoomImpact> {
    // one that is gone meanwhile may have been the last: what comes after its place is told
    const behind = affected.filter((booking) => sortKey(booking) > padded(cursor));
    const named = behind.slice(0, limit);
    const last = behind.length > named.length ? named.at(-1) : undefined;
    const guests = await this.customers.namesOf(
      { vendorId },
      named.flatMap(({ _customer }) => _customer ?? []),
    );
    return {
      bookings: affected.length,
      participants: affected.reduce((sum, { participants }) => sum + participants, 0),
      items: named.map(({ _id, _customer, tables, ...booking }): AffectedBooking => {
        const guest = _customer && guests.get(_customer.toHexString());
        return {
          ...booking,
          _id: _id.toHexString(),
          tables: tables.map((table) => table.toHexString()),
          ...(guest ? { guest: displayName(guest) } : {}),
        };
      }),
      ...(last ? { nextCursor: cursorOf(last) } : {}),
    };
  }
}

const cursorOf = ({ date, timeindex, _id }: SeatedBooking): string =>
  `${date}_${timeindex}_${_id.toHexString()}`;

const sortKey = (booking: SeatedBooking): string => padded(cursorOf(booking));

/** A cursor as text that sorts by day, time and id. */
function padded(cursor: string): string {
  const [date = '', t = '', id = ''] = cursor.split('_');
  return date && `${date}_${t.padStart(4, '0')}_${id}`;
}

const seatsOf = ({ tables, combinations }: Plan): RoomSeats => ({
  tables: tables.map(({ _id, guestCount }) => ({ _id: _id.toHexString(), guestCount })),
  combinations: combinations.map(({ tables: joined, guestCount }) => ({
    tables: joined.map((table) => table.toHexString()),
    guestCount,
  })),
});
