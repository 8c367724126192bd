import { Types } from 'mongoose';
import type { Booking } from './booking.schema';

/** Where a page of a list by time went on. */
export interface ListCursor {
  start: Date;
  timeindex: number;
  _id: Types.ObjectId;
}

export const cursorOf = ({ start, timeindex, _id }: Booking): string =>
  `${start.toISOString().slice(0, 10)}.${timeindex}.${_id.toHexString()}`;

/** Undefined for a text that no page gave out. */
export function parseCursor(text: string): ListCursor | undefined {
  const [, date, timeindex, id] =
    /^(\d{4}-\d{2}-\d{2})\.(\d{1,4})\.([0-9a-f]{24})$/.exec(text) ?? [];
  const start = new Date(`${date}T00:00:00Z`);
  if (!id || Number.isNaN(start.getTime())) return undefined;
  return { start, timeindex: Number(timeindex), _id: Types.ObjectId.createFromHexString(id) };
}

/**
 * What comes after the cursor in the order start, timeindex, _id. The first line says nothing that the
 * others do not: it lets the index begin at the cursor's day.
 */
export const after = ({ start, timeindex, _id }: ListCursor) => ({
  start: { $gte: start },
  $or: [
    { start: { $gt: start } },
    { start, timeindex: { $gt: timeindex } },
    { start, timeindex, _id: { $gt: _id } },
  ],
});

/** What comes after the cursor in the opposite order; as `after` otherwise. */
export const before = ({ start, timeindex, _id }: ListCursor) => ({
  start: { $lte: start },
  $or: [
    { start: { $lt: start } },
    { start, timeindex: { $lt: timeindex } },
    { start, timeindex, _id: { $lt: _id } },
  ],
});
