import type { CalendarDate } from '../calendar/calendar-date';

/** Guests who wait until a treatment can begin on their days. See docs/domain/spa.md. */

/** As long as a week. */
export const MAX_WAITING_DAYS = 7;
/** How long whoever was told of a day has it for themselves, as far as telling others goes. */
const TURN_MS = 30 * 60_000;

/** When a treatment can begin on a day. */
export interface DayStarts {
  readonly date: CalendarDate;
  /** Minutes from midnight, ascending. */
  readonly starts: readonly number[];
}

/** Somebody on the list. */
export interface WaitingGuest {
  /** What they could book now, on the days that they wait for. */
  readonly free: readonly DayStarts[];
  /** Of what was free before: what they saw when they went on the list, or were told of since. */
  readonly known: readonly DayStarts[];
  /** When they were last told, epoch milliseconds, and of which days. */
  readonly told?: { readonly at: number; readonly dates: readonly CalendarDate[] };
}

/** What becomes of somebody on the list. */
export interface WaitingTurn {
  /** What they are to be told of; none: nothing is new to them, or somebody else is first. */
  readonly news: readonly DayStarts[];
  /** What they know once they have been told. */
  readonly known: readonly DayStarts[];
}

/**
 * Whom to tell of what. Whoever has waited longest hears first of a day that has a new start for them; others
 * hear of it when half an hour has gone by and a start is left. What is taken again is forgotten, so that it is
 * news when it becomes free once more.
 * @param list whoever has waited longest first
 * @param now epoch milliseconds
 */
export function waitingTurns(list: readonly WaitingGuest[], now: number): WaitingTurn[] {
  const taken = new Set(
    list.flatMap(({ told }) => (told && now - told.at < TURN_MS ? told.dates : [])),
  );
  return list.map(({ free, known }) => {
    const news = pick(free, (date, start) => !taken.has(date) && !has(known, date, start));
    for (const { date } of news) taken.add(date);
    return {
      news,
      known: pick(free, (date, start) => has(known, date, start) || has(news, date, start)),
    };
  });
}

const has = (days: readonly DayStarts[], wanted: CalendarDate, start: number): boolean =>
  days.some(({ date, starts }) => date === wanted && starts.includes(start));

/** Days of which nothing is left are left out. */
const pick = (
  days: readonly DayStarts[],
  isWanted: (date: CalendarDate, start: number) => boolean,
): DayStarts[] =>
  days
    .map(({ date, starts }) => ({ date, starts: starts.filter((start) => isWanted(date, start)) }))
    .filter(({ starts }) => starts.length > 0);
