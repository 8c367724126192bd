import type { BookingOutput } from '@atrium/api-client/admin';
import { byTime } from './arrivals';

/** A line of the list of a day: the head of a time, or a party under it. */
export type ArrivalLine =
  | { kind: 'time'; time: number; participants: number }
  | { kind: 'party'; time: number; booking: BookingOutput };

/** What of a time is drawn: places in the lines of the day. */
export interface DrawnTime {
  time: number;
  /** Undefined where its head has gone out of view. */
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
