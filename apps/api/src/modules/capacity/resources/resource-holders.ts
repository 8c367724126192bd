import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { ResourceOccupation } from '../claim';
import { isLive, type Occupation, type Occupied } from './occupation.schema';
import { dateOfOccupation, type OccupationChange } from './occupation-changes';

type Holder = Pick<ResourceOccupation, 'holder' | 'date' | 'start' | 'end'>;

/** The days on which a time of a day may begin or end. */
export const daysAround = (id: string): string[] => {
  const [resource = ''] = id.split('|');
  const date = dateOfOccupation(id);
  return [-1, 0, 1].map((days) => `${resource}|${addDays(date, days)}`);
};

/**
 * Who is in the way of a refused change, from when to when. A time past midnight is stored in two pieces and
 * joined here.
 * @param days the day of the change, the one before and the one after
 */
export function holdersAgainst(
  { id, leaves, comes }: OccupationChange,
  days: readonly Pick<Occupation, '_id' | 'occ'>[],
  now: Date,
): Holder[] {
  const today = dateOfOccupation(id);
  const pieces = days
    .flatMap(({ _id, occ }) => {
      const midnight = daysBetween(today, dateOfOccupation(_id)) * MINUTES_PER_DAY;
      return occ
        .filter((one) => isLive(one, now))
        .map(({ b, s, e }) => ({ b, s: s + midnight, e: e + midnight }));
    })
    .sort((one, other) => one.s - other.s);
  return joined(pieces)
    .filter(({ b, s, e }) => !leaves.includes(b) && comes.some((one) => one.s < e && one.e > s))
    .map(({ b, s, e }) => {
      const day = Math.floor(s / MINUTES_PER_DAY);
      const midnight = day * MINUTES_PER_DAY;
      return { holder: b, date: addDays(today, day), start: s - midnight, end: e - midnight };
    });
}

/** Joins a holder's pieces that touch at midnight. @param pieces by start */
function joined(pieces: readonly Occupied[]): Occupied[] {
  const whole: Occupied[] = [];
  for (const piece of pieces) {
    const before = whole.find(
      ({ b, e }) => b === piece.b && e === piece.s && piece.s % MINUTES_PER_DAY === 0,
    );
    if (before) before.e = piece.e;
    else whole.push({ ...piece });
  }
  return whole;
}
