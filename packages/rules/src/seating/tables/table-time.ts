import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date';
import { DEFAULT_DURATION_MINUTES, MINUTES_PER_DAY } from '../../calendar/minutes';
import type { TimeSpan } from '../../calendar/time-spans';

export type { TimeSpan };

/** Who has a table, and when. See docs/domain/dining-room.md. */

export interface SeatedParty {
  _id: string;
  date: CalendarDate;
  /** Minutes from midnight of `date`. */
  timeindex: number;
  timeindexEnd?: number | null;
  tables: readonly { _table: string }[];
}

/**
 * From when until when a party has its tables, in minutes from midnight of `day`. What began the
 * evening before is negative, what ends after midnight above 1440.
 */
export function spanOn(
  day: CalendarDate,
  { date, timeindex, timeindexEnd }: Omit<SeatedParty, '_id' | 'tables'>,
): TimeSpan {
  const shift = daysBetween(day, date) * MINUTES_PER_DAY;
  return {
    from: timeindex + shift,
    until: (timeindexEnd ?? timeindex + DEFAULT_DURATION_MINUTES) + shift,
  };
}

export const overlap = (a: TimeSpan, b: TimeSpan): boolean => a.from < b.until && b.from < a.until;

/** The first party that has the table in the time of `party`; undefined if it is free. */
export function whoHasTable<Party extends SeatedParty>(
  table: string,
  party: SeatedParty,
  others: readonly Party[],
): Party | undefined {
  const span = spanOn(party.date, party);
  return others
    .filter(({ _id, tables }) => _id !== party._id && tables.some(({ _table }) => _table === table))
    .filter((other) => overlap(span, spanOn(party.date, other)))
    .toSorted((a, b) => spanOn(party.date, a).from - spanOn(party.date, b).from)[0];
}

/** A span on the plan of `day` as a party keeps it: with the day on which it begins. */
export function timesOn(
  day: CalendarDate,
  { from, until }: TimeSpan,
): { date: CalendarDate; timeindex: number; timeindexEnd: number } {
  const days = Math.floor(from / MINUTES_PER_DAY);
  const shift = days * MINUTES_PER_DAY;
  return { date: addDays(day, days), timeindex: from - shift, timeindexEnd: until - shift };
}
