import type { ServiceTimeInput, ServiceTimeOutput } from '@atrium/api-client/admin';
import {
  endAfter,
  formatMinutes,
  MINUTES_PER_DAY,
  parseTime,
} from '@atrium/rules/calendar/minutes';
import { wholeNumber } from '../../../../shared/forms/field-values';

/** A time of the week, or of a special day, as its row holds it. */
export interface TimeValues {
  /** Empty: a new one. */
  _id: string;
  /** `HH:MM`. */
  start: string;
  /** `HH:MM`, at or before the start of the next day; empty: after the service's duration. */
  end: string;
  /** Empty: the service's. */
  capacity: string;
  /** 0 Sunday to 6 Saturday. */
  days: number[];
  overrideName: string;
}

/** Weekdays in the order that people read a week. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export function toTimeValues(time: ServiceTimeOutput): TimeValues {
  return {
    _id: time._id,
    start: formatMinutes(time.start),
    end: time.end === undefined ? '' : formatMinutes(time.end),
    capacity: time.capacity === undefined ? '' : String(time.capacity),
    days: time.availableDays.map(({ day }) => day),
    overrideName: time.overrideName ?? '',
  };
}

/** Undefined for an incomplete row. */
export function toTimeInput(values: TimeValues): ServiceTimeInput | undefined {
  const start = parseTime(values.start);
  if (start === undefined) return undefined;
  const end = parseTime(values.end);
  return {
    ...(values._id && { _id: values._id }),
    start,
    end: end === undefined ? null : endAfter(start, end),
    capacity: wholeNumber(values.capacity) ?? null,
    availableDays: WEEK.filter((day) => values.days.includes(day)).map((day) => ({ day })),
    overrideName: values.overrideName.trim() || null,
  };
}

/** By start, then by first weekday; rows without a start come last, in their order. */
export function sortTimes(times: readonly TimeValues[]): TimeValues[] {
  const start = ({ start }: TimeValues) => parseTime(start) ?? MINUTES_PER_DAY;
  const day = ({ days }: TimeValues) => WEEK.findIndex((weekday) => days.includes(weekday));
  return [...times].sort((a, b) => start(a) - start(b) || day(a) - day(b));
}

/** A new row: after the last of its day, with the same length and places. */
export function nextTime(
  times: readonly TimeValues[],
  days: readonly number[],
  durationMinutes: number,
): TimeValues {
  const sameDays = times.filter((time) => days.some((day) => time.days.includes(day)));
  const last = sortTimes(sameDays.length > 0 ? sameDays : times)
    .filter(({ start }) => parseTime(start) !== undefined)
    .at(-1);
  const lastStart = last && parseTime(last.start);
  if (!last || lastStart === undefined) {
    return { _id: '', start: '10:00', end: '', capacity: '', days: [...days], overrideName: '' };
  }
  const lastEnd = parseTime(last.end);
  const length = lastEnd === undefined ? durationMinutes : endAfter(lastStart, lastEnd) - lastStart;
  const start = lastStart + length;
  return {
    _id: '',
    start: formatMinutes(start < MINUTES_PER_DAY ? start : lastStart),
    end: last.end === '' ? '' : formatMinutes(start + length),
    capacity: last.capacity,
    days: [...days],
    overrideName: '',
  };
}

/** A copy as a new row. */
export const copyOf = (time: TimeValues): TimeValues => ({
  ...time,
  _id: '',
  days: [...time.days],
});
