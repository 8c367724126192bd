import { overlap, type TimeSpan } from '../tables/table-time';

/** Puts what overlaps below each other: as few lanes as possible, each in the order of time. */
export function lanesOf<Item>(items: readonly Item[], spanOf: (item: Item) => TimeSpan): Item[][] {
  const lanes: Item[][] = [];
  for (const item of items.toSorted((a, b) => spanOf(a).from - spanOf(b).from)) {
    const free = lanes.find((lane) => {
      const last = lane.at(-1);
      return last !== undefined && !overlap(spanOf(last), spanOf(item));
    });
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}
