import type { OfferedTreatmentDay } from '@atrium/api-client/hub/spa';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { Alternative } from '../../../shared/booking/alternatives';

const SHOWN = 3;

/** The nearest starts of the day instead of one that is gone; if there are none, the first of the next days. */
export function nearestStarts(
  days: readonly OfferedTreatmentDay[],
  { date, time }: { date: CalendarDate; time: number },
): Alternative[] {
  const sameDay = (days.find((day) => day.date === date)?.starts ?? [])
    .toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time))
    .slice(0, SHOWN)
    .toSorted((a, b) => a - b);
  if (sameDay.length > 0) return sameDay.map((start) => ({ date, slot: { start } }));
  return days
    .filter((day) => day.date > date)
    .flatMap((day) => day.starts.slice(0, 1).map((start) => ({ date: day.date, slot: { start } })))
    .slice(0, SHOWN);
}
