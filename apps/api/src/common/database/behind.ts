import type { Types } from 'mongoose';

/**
 * What comes behind a document in a list that is ordered by some fields, all in one direction, and of equal
 * ones by id; everything without one. Spread it, or put it into `$and` where the filter has a `$or` or the
 * first field of its own.
 * @param direction -1, the greatest first, unless told
 */
export function behind<Field extends string>(
  fields: readonly [Field, ...Field[]],
  last: (Record<Field, unknown> & { _id: Types.ObjectId }) | null | undefined,
  direction: 1 | -1 = -1,
): object {
  if (!last) return {};
  const order = [...fields, '_id' as const];
  const beyond = direction === 1 ? '$gt' : '$lt';
  return {
    // says nothing new, but lets the index begin where the page before ended
    [fields[0]]: { [`${beyond}e`]: last[fields[0]] },
    $or: order.map((field, place) => ({
      ...Object.fromEntries(order.slice(0, place).map((equal) => [equal, last[equal]])),
      [field]: { [beyond]: last[field] },
    })),
  };
}
