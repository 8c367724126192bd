const NOON = 12 * 60;
const EVENING = 17 * 60;

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const partOf = (start: number): PartOfDay => {
  if (start < NOON) return 'morning';
  return start < EVENING ? 'afternoon' : 'evening';
};

interface Part<Time> {
  part: PartOfDay;
  times: Time[];
}

/** Times by the part of the day in which they start, without the parts that have none. */
export function partsOfDay<Time extends { start: number }>(times: readonly Time[]): Part<Time>[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, times: times.filter(({ start }) => partOf(start) === part) }))
    .filter((one) => one.times.length > 0);
}
