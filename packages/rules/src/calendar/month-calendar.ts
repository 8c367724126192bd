import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfWeek,
  eachDay,
  firstOfMonth,
  lastOfMonth,
} from './calendar-date';

/** The month calendar as data; packages/ui draws it. */

export interface CalendarSelection {
  start?: CalendarDate;
  /** Only of a range; the last day, included. */
  end?: CalendarDate;
}

export interface CalendarLimits {
  /** The venue's today. */
  today: CalendarDate;
  /** Greys out days before today and blocks months that have no others. */
  hidePast: boolean;
  /** The last day that can be selected; none: no limit. */
  latestDate?: CalendarDate;
  unavailableDates?: readonly CalendarDate[] | ReadonlySet<CalendarDate>;
}

export interface CalendarDay {
  date: CalendarDate;
  /** 1 to 31. */
  day: number;
  /** False for days of the neighbouring months that fill the first and last weeks. */
  inMonth: boolean;
  isToday: boolean;
  past: boolean;
  afterLimit: boolean;
  unavailable: boolean;
  selectable: boolean;
  /** The chosen day, or an end of the chosen range. */
  selected: boolean;
  /** Between the ends of the chosen range, both included. */
  inRange: boolean;
}

export interface CalendarMonth {
  /** The month's first day. */
  month: CalendarDate;
  /** Four to six weeks of seven days, Monday first. */
  weeks: CalendarDay[][];
  canGoPrevious: boolean;
  canGoNext: boolean;
  /** False where a button should lead back to the current month. */
  isCurrentMonth: boolean;
}

function isUnavailable(date: CalendarDate, dates: CalendarLimits['unavailableDates'] = []) {
  return 'has' in dates ? dates.has(date) : dates.includes(date);
}

/** False for a past day when those are hidden, a day after the latest, or an unavailable one. */
export function isSelectable(date: CalendarDate, limits: CalendarLimits): boolean {
  if (limits.hidePast && date < limits.today) return false;
  if (limits.latestDate !== undefined && date > limits.latestDate) return false;
  return !isUnavailable(date, limits.unavailableDates);
}

function toDay(
  date: CalendarDate,
  month: CalendarDate,
  limits: CalendarLimits,
  { start, end }: CalendarSelection,
): CalendarDay {
  return {
    date,
    day: Number(date.slice(8)),
    inMonth: firstOfMonth(date) === month,
    isToday: date === limits.today,
    past: date < limits.today,
    afterLimit: limits.latestDate !== undefined && date > limits.latestDate,
    unavailable: isUnavailable(date, limits.unavailableDates),
    selectable: isSelectable(date, limits),
    selected: date === start || date === end,
    inRange: start !== undefined && end !== undefined && start <= date && date <= end,
  };
}

/**
 * The month that contains `shown`. Going back is blocked when past days are hidden and the previous
 * month has no others; going forward, when the next month starts after the latest date.
 */
export function monthCalendar({
  shown,
  selection = {},
  ...limits
}: CalendarLimits & { shown: CalendarDate; selection?: CalendarSelection }): CalendarMonth {
  const month = firstOfMonth(shown);
  const last = lastOfMonth(month);
  const monday = addDays(month, -((dayOfWeek(month) + 6) % 7));
  const sunday = addDays(last, (7 - dayOfWeek(last)) % 7);
  const days = eachDay(monday, sunday).map((date) => toDay(date, month, limits, selection));
  return {
    month,
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
    canGoPrevious: !limits.hidePast || month > firstOfMonth(limits.today),
    canGoNext: limits.latestDate === undefined || addMonths(month, 1) <= limits.latestDate,
    isCurrentMonth: month === firstOfMonth(limits.today),
  };
}

/** The month after an arrow is pressed; unchanged if that arrow is blocked. */
export function stepMonth(shown: CalendarDate, step: 1 | -1, limits: CalendarLimits): CalendarDate {
  const { month, canGoNext, canGoPrevious } = monthCalendar({ shown, ...limits });
  return (step === 1 ? canGoNext : canGoPrevious) ? addMonths(month, step) : month;
}

/**
 * The selection after a click; the same object if the day cannot be selected. In a range, the first
 * click sets the start and the second the end. An earlier click moves the start, and any other
 * click on a complete range starts a new one.
 */
export function selectDate(
  selection: CalendarSelection,
  date: CalendarDate,
  { mode, ...limits }: CalendarLimits & { mode: 'single' | 'range' },
): CalendarSelection {
  if (!isSelectable(date, limits)) return selection;
  const { start, end } = selection;
  if (mode === 'single' || start === undefined) return { start: date };
  if (date < start) return { ...selection, start: date };
  return end === undefined ? { start, end: date } : { start: date };
}
