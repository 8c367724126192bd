import type { CalendarDate } from './calendar-date';
/** Places of a slot: product-decisions, section 5. */

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
 * Places left, never below 0, also where staff went over the capacity. An exclusive slot is one place,
 * since its booking is for one participant: 1 while nobody has or holds it, else 0.
 */
export function slotAvailability({ capacity, used, held = 0, exclusive = false }: SlotUse): number {
  const taken = used + held;
  if (exclusive) return capacity > 0 && taken <= 0 ? 1 : 0;
  return Math.max(0, capacity - taken);
}

/** A slot without a place cannot be chosen, unless one may wait for it (specification, section 4). */
export function isSlotBlocked({
  available,
  waitingList,
}: {
  available: number;
  waitingList: boolean;
}): boolean {
  return available <= 0 && !waitingList;
}

/** Waiting-list and inactive bookings use no place (specification, section 4). */
export function countsTowardCapacity(booking: {
  active?: boolean;
  waitingList?: boolean;
}): boolean {
  return booking.active !== false && booking.waitingList !== true;
}

/**
 * Other slots of the day with room for the party, the nearest start first and of two as near the
 * earlier; at most `limit`.
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
 * The next days after `date` with room for the party, each with its start nearest to the wanted one; for a
 * day on which nothing else is left. @param wantedStart minutes from midnight
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
