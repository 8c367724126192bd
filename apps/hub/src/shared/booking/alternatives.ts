import type { AvailableDay, AvailableTime } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isOfferedTo } from '@atrium/rules/seating/tables/offered-parties';
import { nearestAlternatives, nextDaysWithRoom } from '@atrium/rules/slots/slots';

interface Wanted {
  date: CalendarDate;
  /** Minutes from midnight. */
  time: number;
  participants: number;
}

export interface Alternative {
  date: CalendarDate;
  slot: Pick<AvailableTime, 'start'>;
}

/**
 * The nearest times of the day with room for the party; if there are none, those of the next days.
 */
export function alternativesOf(
  days: readonly AvailableDay[],
  { date, time, participants }: Wanted,
): Alternative[] {
  const free = days.map((day) => ({
    date: day.date,
    times: day.times.filter((slot) => slot.bookable && isOfferedTo(slot, participants)),
  }));
  const sameDay = nearestAlternatives(
    free.find((day) => day.date === date)?.times ?? [],
    time,
    participants,
  );
  return sameDay.length > 0
    ? sameDay.map((slot) => ({ date, slot }))
    : nextDaysWithRoom(free, date, { wantedStart: time, participants });
}
