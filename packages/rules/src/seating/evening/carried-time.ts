import type { TimeSpan } from '../tables/table-time';

/** Where a party is carried in time on the timeline. See docs/domain/dining-room.md. */

/** It is carried, and its end stretched, by quarters of an hour. */
export const CARRY_MINUTES = 15;

/** Which end of its time moves: all of it, or only when it leaves. */
export type CarryMode = 'move' | 'stretch';

/** Nothing is moved by a hand that only shakes; from half a step on it goes to the quarter of an hour. */
const dragged = (minutes: number, by: number): number =>
  Math.abs(by) < CARRY_MINUTES / 2
    ? minutes
    : Math.round((minutes + by) / CARRY_MINUTES) * CARRY_MINUTES;

/** The next quarter of an hour later or earlier. */
const stepped = (minutes: number, step: 1 | -1): number =>
  step > 0
    ? (Math.floor(minutes / CARRY_MINUTES) + 1) * CARRY_MINUTES
    : (Math.ceil(minutes / CARRY_MINUTES) - 1) * CARRY_MINUTES;

function carried({ from, until }: TimeSpan, mode: CarryMode, to: (minutes: number) => number) {
  if (mode === 'stretch') return { from, until: Math.max(from + CARRY_MINUTES, to(until)) };
  const start = to(from);
  return { from: start, until: start + until - from };
}

/** A span dragged by so many minutes. Moved, it keeps its length; stretched, it keeps a quarter of an hour. */
export const draggedSpan = (span: TimeSpan, mode: CarryMode, by: number): TimeSpan =>
  carried(span, mode, (minutes) => dragged(minutes, by));

/** A span moved or stretched by one press of an arrow key. */
export const steppedSpan = (span: TimeSpan, mode: CarryMode, step: 1 | -1): TimeSpan =>
  carried(span, mode, (minutes) => stepped(minutes, step));

/** The quarters of an hour between two times in either order, with those in which they lie. */
export function markedSpan(one: number, other: number): TimeSpan {
  const from = Math.floor(Math.min(one, other) / CARRY_MINUTES) * CARRY_MINUTES;
  const until = Math.ceil(Math.max(one, other) / CARRY_MINUTES) * CARRY_MINUTES;
  return { from, until: Math.max(until, from + CARRY_MINUTES) };
}
