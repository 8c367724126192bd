import { toInstant } from '@atrium/rules/calendar/time-zone';
import { isPaused, type PauseTime } from '@atrium/rules/seating/room/pauses';
import type { AvailableDay } from './availability.dto';

/** Days of a service with nothing on offer that begins while online booking is paused. */
export function withoutPaused(
  days: readonly AvailableDay[],
  pauses: readonly PauseTime[],
  { service, zone }: { readonly service: string; readonly zone: string },
): AvailableDay[] {
  if (pauses.length === 0) return [...days];
  return days.map((day) => {
    const times = day.times.map((time) =>
      isPaused(pauses, service, toInstant(day.date, time.start, zone))
        ? { ...time, available: 0, bookable: false }
        : time,
    );
    const bookable = times.filter((time) => time.bookable);
    return { ...day, times, available: bookable.reduce((sum, time) => sum + time.available, 0) };
  });
}
