/** Minutes from some midnight. The end is free again: spans that touch have no minute in common. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** The same minutes, by start, with spans that overlap or touch made one and empty ones left out. */
export function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const whole: TimeSpan[] = [];
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    if (until <= from) continue;
    const last = whole.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else whole.push({ from, until });
  }
  return whole;
}

/**
 * What is left of spans without others.
 * @param spans as `joined` answers them
 * @param taken in any order
 */
export function without(spans: readonly TimeSpan[], taken: readonly TimeSpan[]): TimeSpan[] {
  if (taken.length === 0) return [...spans];
  const gone = joined(taken);
  const left: TimeSpan[] = [];
  let next = 0;
  for (const { from, until } of spans) {
    let reached = from;
    while (next < gone.length && (gone[next]?.until ?? 0) <= from) next += 1;
    for (let index = next; index < gone.length; index += 1) {
      const one = gone[index];
      if (!one || one.from >= until) break;
      if (one.from > reached) left.push({ from: reached, until: one.from });
      reached = Math.max(reached, one.until);
    }
    if (reached < until) left.push({ from: reached, until });
  }
  return left;
}

/** The minutes of all spans together. @param spans without overlaps */
export const minutesIn = (spans: readonly TimeSpan[]): number =>
  spans.reduce((sum, { from, until }) => sum + until - from, 0);

export const shifted = ({ from, until }: TimeSpan, minutes: number): TimeSpan => ({
  from: from + minutes,
  until: until + minutes,
});
