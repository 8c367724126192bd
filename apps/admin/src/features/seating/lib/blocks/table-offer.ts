import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { newReservationTimes } from '@atrium/rules/seating/evening/new-reservation';
import { tableState } from '../tables/table-state';
import { type TableBlocked, tableBlocked } from './table-blocked';

/** When the menu of a table lets a reservation begin. */
export type TableOffer =
  /** At once. `dropIn`: nothing comes within the time that one is given. */
  | { kind: 'now'; dropIn: boolean }
  /** When its block ends, in minutes from midnight. */
  | { kind: 'later'; from: number }
  | { kind: 'none'; blocked: TableBlocked };

interface Known {
  /** Of the day and the evening before. */
  reservations: readonly BookingOutput[];
  blocks: readonly TableBlockOutput[];
}

/** No time is offered at which the API would refuse the table because it is blocked. */
export function tableOffer(
  table: string,
  { day, at }: { day: string; at: number },
  { reservations, blocks }: Known,
): TableOffer {
  const { timeindex, timeindexEnd } = newReservationTimes(at);
  const stateAt = (time: number) => tableState(table, reservations, { day, at: time });
  const blockedAt = (time: number) => tableBlocked(table, blocks, { day, at: time });

  const { now, later } = blockedAt(timeindex);
  if (!now) {
    const { party, nextAt = timeindexEnd } = stateAt(at);
    const comes = Math.min(nextAt, later?.span.from ?? timeindexEnd);
    return { kind: 'now', dropIn: !party && comes >= timeindexEnd };
  }
  const from = now.span.until;
  const isFree = from < MINUTES_PER_DAY && !blockedAt(from).now && !stateAt(from).party;
  return isFree ? { kind: 'later', from } : { kind: 'none', blocked: now };
}
