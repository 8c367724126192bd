import type { Types } from 'mongoose';

/** Part of a list, newest first, and how to continue. */
export interface Page<T> {
  readonly items: T[];
  /** Id of the last item, for the next page; absent on the last page. */
  readonly nextCursor?: string;
}

/**
 * The page of a list that was read with one item more than its limit: the extra item tells whether
 * there is a next page, and is not shown.
 */
export function pageOf<T extends { _id: Types.ObjectId }>(found: T[], limit: number): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, nextCursor: last._id.toHexString() } : { items };
}
