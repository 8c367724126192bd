import { mongo } from 'mongoose';

/** Types of ids whose order is known here, in the order that MongoDB has them. */
const RANKS: readonly ((id: unknown) => boolean)[] = [
  (id) => typeof id === 'number',
  (id) => typeof id === 'string',
  (id) => id instanceof mongo.ObjectId,
  (id) => id instanceof Date,
];

const rankOf = (id: unknown): number => RANKS.findIndex((isOne) => isOne(id));

/** Whether parts of a collection may meet at this id. */
export const isOrdered = (id: unknown): boolean => rankOf(id) >= 0;

/** As MongoDB sorts ids: negative where the first one comes before the other. */
export function compareIds(first: unknown, other: unknown): number {
  const [rank, otherRank] = [rankOf(first), rankOf(other)];
  if (rank < 0 || otherRank < 0) throw new Error('An id of a type whose order is not known');
  if (rank !== otherRank) return rank - otherRank;
  if (typeof first === 'string')
    return Buffer.compare(Buffer.from(first), Buffer.from(String(other)));
  if (first instanceof mongo.ObjectId) {
    return Buffer.compare(Buffer.from(first.id), Buffer.from((other as mongo.ObjectId).id));
  }
  return Number(first) - Number(other);
}
