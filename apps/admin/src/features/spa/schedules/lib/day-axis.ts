import type { ShiftOutput } from '@atrium/api-client/admin';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';

/** Shown of every day, in minutes from midnight, whoever works. */
const LEAST: TimeSpan = { from: 480, until: 1200 };

/** The hours that each day shows: those of all shifts, whole, up to midnight. */
export function axisOf(shifts: readonly Pick<ShiftOutput, 'shiftStart' | 'shiftEnd'>[]): TimeSpan {
  const from = Math.min(LEAST.from, ...shifts.map(({ shiftStart }) => shiftStart));
  const until = Math.max(LEAST.until, ...shifts.map(({ shiftEnd }) => shiftEnd));
  return {
    from: Math.floor(from / 60) * 60,
    until: Math.min(Math.ceil(until / 60) * 60, MINUTES_PER_DAY),
  };
}

/** Where a time lies within the hours that are shown, in per cent of their width. */
export function placeOn({ from, until }: TimeSpan, span: TimeSpan) {
  const percent = (minutes: number) =>
    ((Math.min(Math.max(minutes, from), until) - from) / (until - from)) * 100;
  const left = percent(span.from);
  return { left: `${left}%`, width: `${percent(span.until) - left}%` };
}

/** @param share of the width, 0 to 1 */
export const minutesAt = ({ from, until }: TimeSpan, share: number): number =>
  from + Math.min(Math.max(share, 0), 1) * (until - from);

/** The time between two points that a pointer was drawn across, a step long at least. */
export function drawnSpan(one: number, other: number, step: number): TimeSpan {
  const from = Math.floor(Math.min(one, other) / step) * step;
  const until = Math.ceil(Math.max(one, other) / step) * step;
  return { from, until: Math.max(until, from + step) };
}

/** A time with one end moved, never shorter than a step. */
export function stretched(
  { from, until }: TimeSpan,
  edge: 'from' | 'until',
  minutes: number,
  step: number,
): TimeSpan {
  const moved = Math.round(minutes / step) * step;
  return edge === 'from'
    ? { from: Math.max(0, Math.min(moved, until - step)), until }
    : { from, until: Math.max(moved, from + step) };
}
