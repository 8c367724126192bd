import { isApiError } from '@atrium/api-client/api-error';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Puts the server's field errors under the fields of a form and moves the focus to the first.
 * @returns whether each of them found its field, so that nothing else needs to be said
 */
export function applyFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!isApiError(error) || error.details.length === 0) return false;
  let first = true;
  for (const { field, message } of error.details) {
    const name = fields.find((each) => each.toLowerCase() === field.toLowerCase());
    if (!name) return false;
    setError(name, { type: 'server', message }, { shouldFocus: first });
    first = false;
  }
  return true;
}
