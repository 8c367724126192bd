import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { ResourceOccupation } from '../claim';
import type { Occupation, Occupied } from './occupation.schema';
import { dateOfOccupation, type OccupationChange } from './occupation-changes';

type Holder = Pick<ResourceOccupation, 'holder' | 'date' | 'start' | 'end'>;

/** The days on which a time of a day may begin or end. */
export const daysAround = (id: string): string[] => {
  const [resource = ''] = id.split('|');
  const date = dateOfOccupation(id);
  return [-1, 0, 1].map((days) => `${resource}|${addDays(date, days)}`);
};

/**
 * Who keeps a refused change off its day, from when to when. The days hold a time past midnight in two
 * pieces; here it is whole again.
 * @param days the day of the change and those around it
 */
export function holdersAgainst(
  { id, leaves, comes }: OccupationChange,
  days: readonly Pick<Occupation, '_id' | 'occ'>[],
): Holder[] {
  const today = dateOfOccupation(id);
  const pieces = days
    .flatMap(({ _id, occ }) => {
      const midnight = daysBetween(today, dateOfOccupation(_id)) * MINUTES_PER_DAY;
      return occ.map(({ b, s, e }) => ({ b, s: s + midnight, e: e + midnight }));
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

/** Pieces of one holder that touch at midnight are one time. @param pieces by their start */
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
