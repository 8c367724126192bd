import { type MergedField, mergedFields } from '@atrium/rules/guests/guest-merge';

const TAKE = 'take';

/** The details to take from the merged guest, kept in the address; unknown ones are dropped. */
export function readTake(params: URLSearchParams): MergedField[] {
  const wanted = new Set((params.get(TAKE) ?? '').split(','));
  return mergedFields.filter((field) => wanted.has(field));
}

/** The address with one detail decided. */
export function writeTake(
  take: readonly MergedField[],
  field: MergedField,
  from: 'kept' | 'merged',
): URLSearchParams {
  const chosen = mergedFields.filter((known) =>
    known === field ? from === 'merged' : take.includes(known),
  );
  return new URLSearchParams(chosen.length > 0 ? { [TAKE]: chosen.join(',') } : {});
}

/** Narrows a name that the API sent. */
export const asMergedField = (field: string): MergedField | undefined =>
  mergedFields.find((known) => known === field);
