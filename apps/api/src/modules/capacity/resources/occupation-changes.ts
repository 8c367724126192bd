import { addDays } from '@atrium/rules/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/minutes';
import type { Types } from 'mongoose';
import type { Occupied } from './occupation.schema';

export type ResourceKind = 'table' | 'therapist' | 'room';

/** Something that occupies a resource for a while. */
export interface Stay {
  /** Hex id of the booking or treatment. */
  readonly by: string;
  readonly kind: ResourceKind;
  readonly resource: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight of that day, 0 to 1439. */
  readonly start: number;
  /** Minutes from midnight of that day; past 1440 it ends on the next. */
  readonly end: number;
}

/** What changes on one resource's day: who goes, and who comes in their place. */
export interface OccupationChange {
  readonly id: string;
  /** Whose intervals go. */
  readonly leaves: readonly string[];
  readonly comes: readonly Occupied[];
}

/** A stay on one day of its resource. */
export interface Piece extends Occupied {
  readonly id: string;
}

/** A stay as the days hold it: past midnight it is on two of them. */
export function piecesOf({ by: b, kind, resource, date, start, end }: Stay): Piece[] {
  const of = (day: string) => `${kind}:${resource.toHexString()}|${day}`;
  const today = { id: of(date), b, s: start, e: Math.min(end, MINUTES_PER_DAY) };
  if (end <= MINUTES_PER_DAY) return [today];
  return [today, { id: of(addDays(date, 1)), b, s: 0, e: end - MINUTES_PER_DAY }];
}

/**
 * What changes of stays mean for the resources' days, in the order in which these are locked. Days on
 * which nothing changes are left out; so two bookings may swap their tables.
 */
export function occupationChanges(
  before: readonly Stay[],
  after: readonly Stay[],
): OccupationChange[] {
  const same = (a: Piece, b: Piece) => a.id === b.id && a.b === b.b && a.s === b.s && a.e === b.e;
  const [old, fresh] = [before.flatMap(piecesOf), after.flatMap(piecesOf)];
  const goes = old.filter((one) => !fresh.some((other) => same(one, other)));
  const comes = fresh.filter((one) => !old.some((other) => same(one, other)));
  const ids = [...new Set([...goes, ...comes].map(({ id }) => id))].sort();
  return ids.map((id) => ({
    id,
    leaves: goes.filter((one) => one.id === id).map(({ b }) => b),
    comes: comes.filter((one) => one.id === id).map(({ b, s, e }) => ({ b, s, e })),
  }));
}

/** yyyy-mm-dd of `<kind>:<resource>|<yyyy-mm-dd>`. */
export const dateOfOccupation = (id: string): string => id.split('|')[1] ?? '';
