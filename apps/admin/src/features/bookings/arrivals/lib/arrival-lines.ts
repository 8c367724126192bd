import type { BookingOutput } from '@atrium/api-client/admin';
import { byTime } from '../../../../shared/arrivals/arrivals';

/** A line of the day's list: a time, or a party below it. */
export type ArrivalLine =
  | { kind: 'time'; time: number; participants: number }
  | { kind: 'party'; time: number; booking: BookingOutput };

/** The part of a time that is rendered, as indexes into the day's lines. */
export interface DrawnTime {
  time: number;
  /** Undefined once its head is out of view. */
  head: number | undefined;
  parties: number[];
}

/** A day's parties under the times they come at. */
export const toLines = (bookings: readonly BookingOutput[]): ArrivalLine[] =>
  byTime(bookings).flatMap(([time, parties]): ArrivalLine[] => [
    {
      kind: 'time',
      time,
      participants: parties.reduce((sum, { participants }) => sum + participants, 0),
    },
    ...parties.map((booking): ArrivalLine => ({ kind: 'party', time, booking })),
  ]);

/** The lines at some places, in order, by their times. */
export function drawnTimes(lines: readonly ArrivalLine[], indexes: readonly number[]): DrawnTime[] {
  const times: DrawnTime[] = [];
  for (const index of indexes) {
    const line = lines[index];
    if (!line) continue;
    let last = times.at(-1);
    if (last?.time !== line.time) {
      last = { time: line.time, head: undefined, parties: [] };
      times.push(last);
    }
    if (line.kind === 'time') last.head = index;
    else last.parties.push(index);
  }
  return times;
}
