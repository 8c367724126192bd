import { isApiError } from '@atrium/api-client/api-error';

/** How the last attempt failed, and so what the page should offer. */
export type SendingFailure =
  /** Unknown: the connection broke. Repeating is safe, because it uses the same key. */
  | { kind: 'undecided' }
  /** Somebody else got the places, the table or the therapist; or the time is paused. */
  | { kind: 'gone'; error: unknown }
  | { kind: 'refused'; error: unknown };

const GONE = [
  'SLOT_FULL',
  'BOOKING_FAILED',
  'NO_TABLE_FREE',
  'PACING_FULL',
  'BOOKING_PAUSED',
  'TREATMENT_TIME_TAKEN',
  'JOURNEY_TAKEN',
];

export function failureOf(error: unknown): SendingFailure {
  if (!isApiError(error)) return { kind: 'refused', error };
  const { status, code } = error;
  if (status === 0 || status >= 500 || code === 'IDEMPOTENCY_IN_FLIGHT') {
    return { kind: 'undecided' };
  }
  return { kind: GONE.includes(code) ? 'gone' : 'refused', error };
}
