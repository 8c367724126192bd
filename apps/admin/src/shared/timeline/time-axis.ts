import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';

/** The hours that the timeline shows, in minutes from midnight of its day. */
export type TimeAxis = TimeSpan;

/** When nothing is open and nobody has booked, an evening is this. */
const EVENING: TimeSpan = { from: 18 * 60, until: 23 * 60 };
const SHORTEST = 5 * 60;
const HOUR = 60;
/** The morning before an evening is left out, and the night after it. */
const NEAR = 3 * HOUR;

/**
 * Whole hours, from the first to the last that is there to be seen; what began the evening before is cut at
 * midnight.
 * @param now the venue's clock, shown where it is near; undefined on another day than today
 */
export function timeAxis(spans: readonly TimeSpan[], now: number | undefined): TimeAxis {
  const seen = spans.length > 0 ? spans : [EVENING];
  let first = Math.min(...seen.map(({ from }) => from));
  let last = Math.max(...seen.map(({ until }) => until));
  if (now !== undefined && now > first - NEAR && now < last + NEAR) {
    first = Math.min(first, now);
    last = Math.max(last, now + HOUR);
  }
  const from = Math.max(0, Math.floor(first / HOUR) * HOUR);
  return { from, until: Math.max(Math.ceil(last / HOUR) * HOUR, from + SHORTEST) };
}

export const hoursOf = ({ from, until }: TimeAxis): number[] =>
  Array.from({ length: (until - from) / HOUR }, (_, hour) => from + hour * HOUR);

/** Where a time is, in per cent of the width. */
export const positionOf = ({ from, until }: TimeAxis, minutes: number): number =>
  ((minutes - from) / (until - from)) * 100;

/** Where a span is drawn; what lies outside the hours is cut off. */
export function placeOf(
  axis: TimeAxis,
  { from, until }: TimeSpan,
): { left: string; width: string } {
  const left = positionOf(axis, Math.max(from, axis.from));
  const right = positionOf(axis, Math.min(until, axis.until));
  return { left: `${left}%`, width: `${Math.max(0, right - left)}%` };
}
