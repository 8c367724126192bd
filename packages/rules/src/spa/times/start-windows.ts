import { MINUTES_PER_DAY } from '../../calendar/minutes';
import type { TimeSpan } from '../../calendar/time-spans';

/**
 * The first and the last start at which something fits, in minutes from midnight; both count. Windows are
 * in order and have no minute in common.
 */
export interface StartWindow {
  readonly first: number;
  readonly last: number;
}

/**
 * The starts at which every one of some spans is within free time.
 * @param spans in minutes from the start, by start; none: only the start itself is to be in free time
 * @param free in order, without overlaps
 */
export function startWindows(
  spans: readonly TimeSpan[],
  free: readonly TimeSpan[],
): readonly StartWindow[] {
  const [first = { from: 0, until: 0 }, ...others] = spans;
  return others.reduce(
    (windows, span) => inBoth(windows, windowsOf(span, free)),
    windowsOf(first, free),
  );
}

function windowsOf({ from, until }: TimeSpan, free: readonly TimeSpan[]): StartWindow[] {
  const windows: StartWindow[] = [];
  for (const time of free) {
    const window = { first: time.from - from, last: time.until - until };
    if (window.first <= window.last) windows.push(window);
  }
  return windows;
}

/** The starts that both have; walks along each once. */
export function inBoth(a: readonly StartWindow[], b: readonly StartWindow[]): StartWindow[] {
  const both: StartWindow[] = [];
  let [i, j] = [0, 0];
  for (let [one, other] = [a[i], b[j]]; one && other; [one, other] = [a[i], b[j]]) {
    const first = Math.max(one.first, other.first);
    const last = Math.min(one.last, other.last);
    if (first <= last) both.push({ first, last });
    if (one.last < other.last) i += 1;
    else j += 1;
  }
  return both;
}

/** How many of some resources could begin at each of the starts 0, step, 2 × step … before midnight. */
export function countByStart(all: Iterable<readonly StartWindow[]>, step: number): number[] {
  const starts = Math.ceil(MINUTES_PER_DAY / step);
  const counts = new Array<number>(starts + 1).fill(0);
  for (const windows of all) {
    for (const { first, last } of windows) {
      const from = Math.max(0, Math.ceil(first / step));
      const until = Math.min(starts - 1, Math.floor(last / step));
      if (from > until) continue;
      counts[from] = (counts[from] ?? 0) + 1;
      counts[until + 1] = (counts[until + 1] ?? 0) - 1;
    }
  }
  let sum = 0;
  return counts.slice(0, starts).map((change) => {
    sum += change;
    return sum;
  });
}
