import {
  type CalendarDate,
  dayOfWeek,
  eachDay,
  isCalendarDate,
} from '@atrium/rules/calendar/calendar-date';
import { copyOf, type TimeValues } from './time-values';

/** A special day as the service's form holds it. */
export interface SpecialDayValues {
  /** Empty: a new one. */
  _id: string;
  /** `yyyy-mm-dd`, as `endDate` is. */
  startDate: string;
  endDate: string;
  open: boolean;
  comment: string;
  times: TimeValues[];
}

/** The weekly times that fall on some days, as a special day's own. */
export function weeklyTimesOf(
  times: readonly TimeValues[],
  startDate: CalendarDate,
  endDate: CalendarDate,
): TimeValues[] {
  const until = isCalendarDate(endDate) && endDate > startDate ? endDate : startDate;
  const weekdays = new Set(eachDay(startDate, until).slice(0, 7).map(dayOfWeek));
  return times
    .map((time) => ({ ...copyOf(time), days: time.days.filter((day) => weekdays.has(day)) }))
    .filter(({ days }) => days.length > 0)
    .map((time) => (startDate === until ? { ...time, days: [] } : time));
}

/** Its times as they count: weekdays mean nothing for a single day. */
export const timesOf = ({ startDate, endDate, times }: SpecialDayValues): TimeValues[] =>
  startDate === endDate ? times.map((time) => ({ ...time, days: [] })) : times;

/** A new special day: that day, open at its weekly times. */
export const newSpecialDay = (
  times: readonly TimeValues[],
  date: CalendarDate,
): SpecialDayValues => ({
  _id: '',
  startDate: date,
  endDate: date,
  open: true,
  comment: '',
  times: weeklyTimesOf(times, date, date),
});

/** Whether all of its days are past; false for an incomplete one. */
export const isOver = ({ endDate }: SpecialDayValues, today: CalendarDate): boolean =>
  isCalendarDate(endDate) && endDate < today;
