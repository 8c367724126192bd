import type { ShiftOutput } from '@atrium/api-client/admin';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';

const NINE_TO_FIVE: TimeSpan = { from: 540, until: 1020 };

/** What a new shift is offered as: the therapist's latest of those that are shown, else nine to five. */
export function usualHours(shifts: readonly ShiftOutput[], therapist: string): TimeSpan {
  const last = shifts.findLast(({ _therapist }) => _therapist === therapist);
  return last ? { from: last.shiftStart, until: last.shiftEnd } : NINE_TO_FIVE;
}
