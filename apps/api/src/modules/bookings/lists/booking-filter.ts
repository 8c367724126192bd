import { dateOf } from '@atrium/rules/calendar-date';
import { type QueryFilter, Types } from 'mongoose';
import type { Booking } from '../booking.schema';

/** Days at 00:00Z, both included. */
export interface DayRange {
  $gte: Date;
  $lte: Date;
}

/** The bookings of a list: of its days, or else made in its period. */
export type ListFilter = Omit<QueryFilter<Booking>, 'start'> & { start?: DayRange };

/** What a list asks the database for. */
export interface ListQuestion {
  filter: ListFilter;
  /** The index that finds it, where the order of time might be preferred and most of it read for nothing. */
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

/** Where a page of a list by time went on. */
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

/** The order of lists by time, ids aside. */
export const BY_TIME = ['start', 'timeindex'] as const;

/**
 * What comes behind the cursor, of days up to the last of a period or down to its first, in three parts: the rest of the cursor's
 * minute, of its day, and the days behind it. Each is one stretch of an index, read only when the one before
 * does not fill the page: in one question the page would begin with the cursor's day, or be sorted again.
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

/** Where a page of a list by creation went on. */
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
