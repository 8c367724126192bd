import { type Arrivals, quarterOf } from '../room/pacing';

/** The quarter of an hour in which most covers arrive, the first of several; undefined if nobody comes. */
export function busiestQuarter(arrivals: readonly Arrivals[]): Arrivals | undefined {
  const quarters = new Map<number, number>();
  for (const { start, covers } of arrivals) {
    if (covers <= 0) continue;
    const quarter = quarterOf(start);
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + covers);
  }
  return [...quarters]
    .map(([start, covers]) => ({ start, covers }))
    .sort((a, b) => b.covers - a.covers || a.start - b.start)[0];
}
