import type { Types } from 'mongoose';

/** A part of a list, newest first, and how to go on. */
export interface Page<T> {
  readonly items: T[];
  /** Id of the last item, for the next page; absent on the last page. */
  readonly nextCursor?: string;
}

/**
 * The page of a list that was asked for with one item more than its limit: that one says whether
 * there is more, and is not shown.
 */
export function pageOf<T extends { _id: Types.ObjectId }>(found: T[], limit: number): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, nextCursor: last._id.toHexString() } : { items };
}
