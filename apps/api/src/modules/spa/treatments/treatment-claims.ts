import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { shifted, type TimeSpan } from '@atrium/rules/calendar/time-spans';
import type { Types } from 'mongoose';
import {
  type CapacityClaim,
  type OccupationPeriod,
  occupationsOf,
  type ResourceClaim,
  type ResourceKind,
  type ResourceOccupation,
} from '../../capacity/public';
import type { Treatment } from './treatment.schema';

export type Claiming = Pick<
  Treatment,
  '_id' | 'date' | 'timeindexStart' | 'therapists' | '_room' | 'held'
>;

/** The times of its therapists and its room that a treatment has, preparation and reset included. */
export function claimOf({
  _id,
  date,
  timeindexStart: start,
  therapists,
  _room,
  held,
}: Claiming): CapacityClaim {
  return {
    holder: _id.toHexString(),
    resources: [
      ...therapists.flatMap(({ _therapist }) =>
        held.therapist.flatMap((span) =>
          byDay('therapist', _therapist, date, shifted(span, start)),
        ),
      ),
      ...(_room ? byDay('room', _room, date, shifted(held.room, start)) : []),
    ],
  };
}

/** A time day by day: preparation may begin before midnight, and a late treatment ends after it. */
function byDay(
  kind: ResourceKind,
  resource: Types.ObjectId,
  date: string,
  { from, until }: TimeSpan,
): ResourceClaim[] {
  const claims: ResourceClaim[] = [];
  for (let day = Math.floor(from / MINUTES_PER_DAY); day * MINUTES_PER_DAY < until; day += 1) {
    const midnight = day * MINUTES_PER_DAY;
    claims.push({
      ...{ kind, resource, date: addDays(date, day) },
      start: Math.max(0, from - midnight),
      end: Math.min(MINUTES_PER_DAY, until - midnight),
    });
  }
  return claims;
}

/** The days on which treatments of a period's days may have begun. */
export const daysOfHolders = ({ from, until }: OccupationPeriod): OccupationPeriod => ({
  ...(from ? { from: addDays(from, -1) } : {}),
  ...(until ? { until: addDays(until, 1) } : {}),
});

/**
 * What treatments hold of a kind, in order of date.
 * @param treatments by date; each may hold something on the day before and the day after
 */
export async function* occupationsByDay(
  treatments: AsyncIterable<Claiming>,
  kind: ResourceKind,
  { from, until }: OccupationPeriod = {},
): AsyncGenerator<ResourceOccupation> {
  const waiting = new Map<string, ResourceOccupation[]>();
  const isAsked = (date: string) => (!from || date >= from) && (!until || date <= until);
  function* before(date?: string): Generator<ResourceOccupation> {
    for (const day of [...waiting.keys()].sort()) {
      if (date !== undefined && day >= date) return;
      yield* waiting.get(day) ?? [];
      waiting.delete(day);
    }
  }
  for await (const treatment of treatments) {
    yield* before(addDays(treatment.date, -1));
    for (const one of occupationsOf(claimOf(treatment))) {
      if (one.kind !== kind || !isAsked(one.date)) continue;
      waiting.set(one.date, [...(waiting.get(one.date) ?? []), one]);
    }
  }
  yield* before();
}
