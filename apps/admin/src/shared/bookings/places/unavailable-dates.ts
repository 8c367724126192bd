import type { AvailableDay } from '@atrium/api-client/admin';

/** Days of the shown month on which nothing can be booked: no times, or all full without a waiting list. */
export function unavailableDates(days: readonly AvailableDay[], waitingList: boolean): Set<string> {
  return new Set(
    days
      .filter(({ times, available }) => times.length === 0 || (available <= 0 && !waitingList))
      .map(({ date }) => date),
  );
}
