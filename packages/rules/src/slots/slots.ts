import type { CalendarDate } from '../calendar/calendar-date';
/** Places in a slot. See docs/domain/availability.md. */

export interface SlotUse {
  /** Places of the slot. */
  capacity: number;
  /** Participants of the bookings that count. */
  used: number;
  /** Participants of the holds that have not run out. */
  held?: number;
  /** One booking takes the whole slot. */
  exclusive?: boolean;
}

/**
 * Places left, never negative, even if staff overbooked. An exclusive slot has a single place: 1
 * while nobody has booked or holds it, otherwise 0.
 */
export function slotAvailability({ capacity, used, held = 0, exclusive = false }: SlotUse): number {
  const taken = used + held;
  if (exclusive) return capacity > 0 && taken <= 0 ? 1 : 0;
  return Math.max(0, capacity - taken);
}

/** A slot without places cannot be chosen, unless guests may wait for it. */
export function isSlotBlocked({
  available,
  waitingList,
}: {
  available: number;
  waitingList: boolean;
}): boolean {
  return available <= 0 && !waitingList;
}

/** Inactive and waiting bookings use no places. */
export function countsTowardCapacity(booking: {
  active?: boolean;
  waitingList?: boolean;
}): boolean {
  return booking.active !== false && booking.waitingList !== true;
}

/**
 * Other slots of the day with room for the party: nearest start first, the earlier of two equally
 * near; at most `limit`.
 */
export function nearestAlternatives<Slot extends { start: number; available: number }>(
  slots: readonly Slot[],
  wantedStart: number,
  participants: number,
  limit = 3,
): Slot[] {
  const distance = (slot: Slot) => Math.abs(slot.start - wantedStart);
  return slots
    .filter((slot) => slot.start !== wantedStart && slot.available >= Math.max(1, participants))
    .sort((a, b) => distance(a) - distance(b) || a.start - b.start)
    .slice(0, limit);
}

/**
 * The next days after `date` with room for the party, each with the start nearest to the wanted
 * one. For a day that is full. @param wantedStart minutes from midnight
 */
export function nextDaysWithRoom<Slot extends { start: number; available: number }>(
  days: readonly { date: CalendarDate; times: readonly Slot[] }[],
  date: CalendarDate,
  { wantedStart, participants }: { wantedStart: number; participants: number },
  limit = 2,
): { date: CalendarDate; slot: Slot }[] {
  return days
    .filter((day) => day.date > date)
    .sort((a, b) => a.date.localeCompare(b.date))
    .flatMap((day) => {
      const same = day.times.find(
        ({ start, available }) => start === wantedStart && available >= Math.max(1, participants),
      );
      const slot = same ?? nearestAlternatives(day.times, wantedStart, participants, 1)[0];
      return slot ? [{ date: day.date, slot }] : [];
    })
    .slice(0, limit);
}
