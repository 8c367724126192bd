import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { type QueryFilter, Types } from 'mongoose';
import type { Booking } from '../booking.schema';

/** Days at 00:00Z, both included. */
export interface DayRange {
  $gte: Date;
  $lte: Date;
}

/** The bookings of a list: by their day, or by when they were made. */
export type ListFilter = Omit<QueryFilter<Booking>, 'start'> & { start?: DayRange };

/** A list's query. */
export interface ListQuestion {
  filter: ListFilter;
  /**
   * The index to use where the planner might prefer the order of time and read most of it for
   * nothing.
   */
  hint?: string | Record<string, 1>;
}

export const BY_CREATION = { _vendor: 1, createdAt: 1, _id: 1 } as const;
export const BY_GUEST = {
  _vendor: 1,
  _customer: 1,
  start: 1,
  timeindex: 1,
  _id: 1,
  createdAt: 1,
} as const;

/** Where the next page of a list by time continues. */
export interface ListCursor {
  start: Date;
  timeindex: number;
  _id: Types.ObjectId;
}

export const cursorOf = ({ start, timeindex, _id }: Booking): string =>
  `${dateOf(start)}.${timeindex}.${_id.toHexString()}`;

/** Undefined for a text that no page gave out. */
export function parseCursor(text: string): ListCursor | undefined {
  const [, date, timeindex, id] =
    /^(\d{4}-\d{2}-\d{2})\.(\d{1,4})\.([0-9a-f]{24})$/.exec(text) ?? [];
  const start = new Date(`${date}T00:00:00Z`);
  if (!id || Number.isNaN(start.getTime())) return undefined;
  return { start, timeindex: Number(timeindex), _id: Types.ObjectId.createFromHexString(id) };
}

/** The order of lists by time, without ids. */
export const BY_TIME = ['start', 'timeindex'] as const;

/**
 * What follows the cursor up to the last day (or down to the first), in three parts: the rest of
 * the cursor's minute, the rest of its day, and the following days. Each is one stretch of an
 * index, read only if the previous one does not fill the page; a single query would start at the
 * cursor's day or sort again.
 */
export function stretchesBehind(
  { start, timeindex, _id }: ListCursor,
  direction: 1 | -1,
  period: DayRange | undefined,
) {
  const beyond = <T>(value: T) => (direction === 1 ? { $gt: value } : { $lt: value });
  return [
    { start, timeindex, _id: beyond(_id) },
    { start, timeindex: beyond(timeindex) },
    { start: { ...period, ...beyond(start) } },
  ];
}

/** Where the next page of a list by creation continues. */
export interface CreationCursor {
  createdAt: Date;
  _id: Types.ObjectId;
}

export const creationCursorOf = ({ createdAt, _id }: Booking): string =>
  `c.${createdAt.getTime()}.${_id.toHexString()}`;

/** Undefined for a text that no page gave out. */
export function parseCreationCursor(text: string): CreationCursor | undefined {
  const [, millis, id] = /^c\.(\d{1,15})\.([0-9a-f]{24})$/.exec(text) ?? [];
  if (!id) return undefined;
  return { createdAt: new Date(Number(millis)), _id: Types.ObjectId.createFromHexString(id) };
}
