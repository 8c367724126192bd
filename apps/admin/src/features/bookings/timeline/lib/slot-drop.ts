import type { AvailableDay, BookingOutput } from '@atrium/api-client/admin';
import { withOwnPlaces } from '../../../../shared/bookings/places/own-places';

/** What putting a booking down at a time would do. */
export type SlotDrop =
  | { kind: 'nothing' }
  /** The places left are not known yet. */
  | { kind: 'checking' }
  | { kind: 'fits'; left: number }
  | { kind: 'full'; left: number }
  /** Past, paused or not offered. */
  | { kind: 'closed' };

/** @param day what is free of the booking's service; undefined until it is known */
export function slotDrop(
  booking: BookingOutput,
  start: number,
  day: AvailableDay | undefined,
): SlotDrop {
  if (start === booking.timeindex) return { kind: 'nothing' };
  if (!day) return { kind: 'checking' };
  const { times } = withOwnPlaces(day, booking, booking._service._id);
  const time = times.find((each) => each.start === start);
  if (!time) return { kind: 'closed' };
  const { available: left, parties, bookable } = time;
  const fits = parties ? parties.includes(booking.participants) : left >= booking.participants;
  if (!fits) return { kind: 'full', left };
  return bookable ? { kind: 'fits', left: left - booking.participants } : { kind: 'closed' };
}
