import type { BookingStatusOutput } from '@atrium/api-client/admin';

/** Whether a party with this status is at its table. */
export const isArrival = (status: BookingStatusOutput): boolean =>
  status.hasArrived && !status.hasLeft && status.active && !status.isWaitingList;

/** What may be given to a party of the evening; who waits for a place has no table. */
export const seatingStatuses = (statuses: readonly BookingStatusOutput[]): BookingStatusOutput[] =>
  statuses.filter(({ isWaitingList }) => !isWaitingList);
