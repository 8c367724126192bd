import type { Types } from 'mongoose';

/**
 * What comes behind a document in a list by a field, the greatest first, of equal ones the later id first;
 * everything without one.
 */
export function behind<Field extends string>(
  field: Field,
  last: (Record<Field, unknown> & { _id: Types.ObjectId }) | null | undefined,
): object {
  if (!last) return {};
  const value = last[field];
  return {
    // says nothing new, but lets the index begin where the page before ended
    [field]: { $lte: value },
    $or: [{ [field]: { $lt: value } }, { [field]: value, _id: { $lt: last._id } }],
  };
}
