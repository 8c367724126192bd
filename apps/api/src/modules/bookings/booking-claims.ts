import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import {
  type CapacityClaim,
  occupationsOf,
  type ResourceOccupation,
  type Slot,
} from '../capacity/public';
import type { Booking } from './booking.schema';

/** A booking before and after a change: null where it did not exist, or no longer does. */
export interface BookingChange {
  readonly before: Booking | null;
  readonly after: Booking | null;
}

/** Where a booking is, whether or not it counts. */
export const slotOf = (booking: Pick<Booking, '_service' | 'start' | 'timeindex'>): Slot => ({
  serviceId: booking._service,
  date: dateOf(booking.start),
  t: booking.timeindex,
});

/** The places and tables that a booking has: none unless it counts. */
export function claimOf(booking: Omit<Booking, '_vendor'> | null): CapacityClaim | null {
  if (!booking || !countsTowardCapacity(booking)) return null;
  return {
    holder: booking._id.toHexString(),
    places: [
      {
        ...slotOf(booking),
        places: booking.participants,
        ...(booking.anyTime ? { anyTime: true } : {}),
      },
    ],
    resources: booking.tables.map(({ _table: resource }) => ({
      kind: 'table',
      resource,
      date: dateOf(booking.start),
      start: booking.timeindex,
      end: booking.timeindexEnd,
    })),
  };
}

/** Whatever bookings are turned into, this is all that it means for the capacity. */
export const claimChanges = (changes: readonly BookingChange[]) =>
  changes.map(({ before, after }) => ({ before: claimOf(before), after: claimOf(after) }));

/** The tables that a booking has, with the booking as their holder. */
export const tablesOf = (booking: Omit<Booking, '_vendor'>): ResourceOccupation[] =>
  occupationsOf(claimOf(booking));
