import type { TimeSpan } from './table-time';

/** Minutes in which a room is open: spans that overlap count once. */
export function openMinutes(spans: readonly TimeSpan[]): number {
  let open = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    open += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return open;
}
