import { isApiError } from '@atrium/api-client/api-error';

/**
 * What to tell about a failed request: what the server said, else `fallback`; where no answer came,
 * `fallback` and what to do about it.
 * @param error from a hook's `error`, or caught from `unwrap()`; a bug of our own is thrown on
 */
export function failureText(error: unknown, fallback: string, offline: string): string {
  if (!isApiError(error)) throw error;
  return error.status === 0 ? `${fallback} ${offline}` : error.message || fallback;
}
