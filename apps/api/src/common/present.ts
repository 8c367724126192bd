/**
 * The fields that have a value. The database driver would store an undefined one as null, and a
 * stored answer would come back with nulls it was not given with.
 */
export function present<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as T;
}
