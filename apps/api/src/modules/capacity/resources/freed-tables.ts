import type { ResourceOccupation } from '../claim';

/** When something got free. */
export type FreedTime = Pick<ResourceOccupation, 'date' | 'start' | 'end'>;

/** Tables that somebody had, and nobody in the same change has for as long. */
export interface FreedTables {
  /** Each only once, however many tables got free then. */
  readonly times: readonly FreedTime[];
  /** Who had them. */
  readonly holders: readonly string[];
}

/** The tables that a change leaves to others. */
export function freedTables(
  before: readonly ResourceOccupation[],
  after: readonly ResourceOccupation[],
): FreedTables {
  const taken = new Map<string, ResourceOccupation[]>();
  for (const one of after) taken.set(dayOf(one), [...(taken.get(dayOf(one)) ?? []), one]);
  const freed = before.filter(
    (had) =>
      had.kind === 'table' &&
      !taken.get(dayOf(had))?.some(({ start, end }) => start <= had.start && end >= had.end),
  );
  const times = freed.map(({ date, start, end }) => ({ date, start, end }));
  return {
    times: [...new Map(times.map((time) => [Object.values(time).join('|'), time])).values()],
    holders: [...new Set(freed.map(({ holder }) => holder))],
  };
}

const dayOf = ({ kind, resource, date }: ResourceOccupation): string =>
  `${kind}:${resource.toHexString()}|${date}`;
