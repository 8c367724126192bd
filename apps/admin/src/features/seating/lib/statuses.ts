import type { BookingStatusOutput } from '@atrium/api-client/admin';

/** What may be given to a party of the evening; who waits for a place has no table. */
export const seatingStatuses = (statuses: readonly BookingStatusOutput[]): BookingStatusOutput[] =>
  statuses.filter(({ isWaitingList }) => !isWaitingList);
