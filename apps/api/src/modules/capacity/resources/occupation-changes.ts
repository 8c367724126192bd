import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { Types } from 'mongoose';
import type { ResourceClaim, ResourceKind, ResourceOccupation } from '../claim';
import type { Occupied } from './occupation.schema';

/** What changes on one day of a resource: who leaves and who comes. */
export interface OccupationChange {
  readonly id: string;
  /** Holders whose intervals are removed. */
  readonly leaves: readonly string[];
  readonly comes: readonly Occupied[];
}

/** The part of an occupation that falls on one day. */
export interface Piece extends Occupied {
  readonly id: string;
}

/** An occupation split by day: past midnight it falls on two. */
export function piecesOf({
  holder: b,
  kind,
  resource,
  date,
  start,
  end,
  exp,
}: ResourceOccupation): Piece[] {
  const of = (day: string) => `${kind}:${resource.toHexString()}|${day}`;
  const held = exp ? { exp } : {};
  const today = { id: of(date), b, s: start, e: Math.min(end, MINUTES_PER_DAY), ...held };
  if (end <= MINUTES_PER_DAY) return [today];
  return [today, { id: of(addDays(date, 1)), b, s: 0, e: end - MINUTES_PER_DAY, ...held }];
}

/**
 * How changed claims affect each day of a resource, in locking order; days that stay the same are left out.
 * All apply at once, so two holders may swap tables.
 */
export function occupationChanges(
  before: readonly ResourceOccupation[],
  after: readonly ResourceOccupation[],
): OccupationChange[] {
  const ofOne = (a: Piece, b: Piece) => a.id === b.id && a.b === b.b;
  const same = (a: Piece, b: Piece) => ofOne(a, b) && a.s === b.s && a.e === b.e;
  const [old, fresh] = [before.flatMap(piecesOf), after.flatMap(piecesOf)];
  const goes = old.filter((one) => !fresh.some((other) => same(one, other)));
  // whoever leaves a time leaves all of theirs that day, so what they keep comes again
  const comes = fresh.filter(
    (one) => !old.some((other) => same(one, other)) || goes.some((other) => ofOne(one, other)),
  );
  const ids = [...new Set([...goes, ...comes].map(({ id }) => id))].sort();
  return ids.map((id) => ({
    id,
    leaves: [...new Set(goes.filter((one) => one.id === id).map(({ b }) => b))],
    comes: comes.filter((one) => one.id === id).map(({ id: _, ...piece }) => piece),
  }));
}

/** yyyy-mm-dd of `<kind>:<resource>|<yyyy-mm-dd>`. */
export const dateOfOccupation = (id: string): string => id.split('|')[1] ?? '';

/** The hex id of the resource of `<kind>:<resource>|<yyyy-mm-dd>`. */
export const resourceIdOf = (id: string): string => id.slice(id.indexOf(':') + 1, id.indexOf('|'));

/** The resource of `<kind>:<resource>|<yyyy-mm-dd>`. */
export function resourceOfOccupation(id: string): Pick<ResourceClaim, 'kind' | 'resource'> {
  const [, kind = '', resource = ''] = /^(\w+):(\w+)\|/.exec(id) ?? [];
  return {
    kind: kind as ResourceKind,
    resource: Types.ObjectId.createFromHexString(resource),
  };
}
