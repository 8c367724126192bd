import type { CollectionPart } from '../manifest';
import { compareIds } from './id-order';

type Range = Pick<CollectionPart, 'from' | 'to'>;

const begins = (id: unknown, { from }: Range): boolean =>
  from === undefined || compareIds(id, from) > 0;
const reaches = (id: unknown, { to }: Range): boolean =>
  to === undefined || compareIds(id, to) <= 0;

/** The part that a document with this id is in, or would be. Parts are in the order of their ids, without gaps. */
export function covering<P extends Range>(parts: readonly P[], id: unknown): P | undefined {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const part = parts[middle];
    if (part && reaches(id, part)) high = middle;
    else low = middle + 1;
  }
  const part = parts[low];
  if (!part) return undefined;
  // the whole collection: its ids need no order
  if (part.from === undefined && part.to === undefined) return part;
  return begins(id, part) && reaches(id, part) ? part : undefined;
}
