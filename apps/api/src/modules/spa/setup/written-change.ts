import type { UpdateQuery } from 'mongoose';

/** Writes the fields that were given; one that is null is removed, an omitted one stays. */
export function writtenChange<T>(
  fields: {
    readonly [Field in keyof T]?: T[Field] | null;
  },
): UpdateQuery<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const cleared = given.filter(([, value]) => value === null).map(([field]) => [field, 1]);
  return {
    $set: Object.fromEntries(given.filter(([, value]) => value !== null)),
    ...(cleared.length > 0 ? { $unset: Object.fromEntries(cleared) } : {}),
  } as UpdateQuery<T>;
}
