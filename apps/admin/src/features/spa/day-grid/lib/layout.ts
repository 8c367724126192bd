import type { TimeSpan } from '@atrium/rules/calendar/time-spans';

/** Pixels of an hour; rows of a short spacing are higher, so that each can be pressed. */
const HOUR = 84;
const LEAST_ROW = 24;

/** Pixels of the column of times. */
export const TIMES_WIDTH = 52;
/** Pixels of the head of the columns. */
export const HEAD_HEIGHT = 60;
/** Least pixels of a column. */
export const COLUMN_WIDTH = 136;

export const pixelsPerMinute = (spacing: number): number =>
  Math.max(HOUR / 60, LEAST_ROW / spacing);

/** Where a span is drawn in a column, cut off at the range. */
export function placeOf(
  { from, until }: TimeSpan,
  range: TimeSpan,
  scale: number,
): { top: number; height: number } {
  const top = Math.max(from, range.from);
  const bottom = Math.min(until, range.until);
  return { top: (top - range.from) * scale, height: Math.max(0, bottom - top) * scale };
}
