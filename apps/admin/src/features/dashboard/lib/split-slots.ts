import type { BookingOutput, DashboardSlot } from '@atrium/api-client/admin';

export interface SlotWithGuests {
  slot: DashboardSlot;
  guests: BookingOutput[];
}

/**
 * A day's slots with their bookings, split into those that are over and the others.
 * @param now minutes from midnight at the venue
 */
export function splitSlots(
  slots: readonly DashboardSlot[],
  bookings: readonly BookingOutput[],
  now: number,
): { past: SlotWithGuests[]; coming: SlotWithGuests[] } {
  const booked = slots
    .filter(({ participants }) => participants > 0)
    .map((slot) => ({
      slot,
      guests: bookings.filter(({ timeindex }) => timeindex === slot.timeindex),
    }));
  const isOver = ({ slot, guests }: SlotWithGuests) =>
    slot.timeindex < now && guests.every(({ timeindexEnd }) => timeindexEnd <= now);
  return { past: booked.filter(isOver), coming: booked.filter((one) => !isOver(one)) };
}
