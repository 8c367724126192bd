import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfWeek,
  firstOfMonth,
} from '@atrium/rules/calendar/calendar-date';
import type { CalendarLimits } from '@atrium/rules/calendar/month-calendar';

interface Pressed {
  key: string;
  shiftKey: boolean;
}

function target(date: CalendarDate, { key, shiftKey }: Pressed): CalendarDate | undefined {
  const daysSinceMonday = (dayOfWeek(date) + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -daysSinceMonday);
    case 'End':
      return addDays(date, 6 - daysSinceMonday);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/**
 * The day that a key moves the focus to, by the date grid pattern of the ARIA authoring practices;
 * undefined for any other key. It stays within the months that the arrows can show: further back it
 * stops at today, further on at the latest date.
 */
export function focusAfterKey(
  date: CalendarDate,
  pressed: Pressed,
  limits: CalendarLimits,
): CalendarDate | undefined {
  const moved = target(date, pressed);
  if (moved === undefined) return undefined;
  if (limits.hidePast && moved < firstOfMonth(limits.today)) return limits.today;
  const { latestDate } = limits;
  if (latestDate !== undefined && firstOfMonth(moved) > firstOfMonth(latestDate)) return latestDate;
  return moved;
}
