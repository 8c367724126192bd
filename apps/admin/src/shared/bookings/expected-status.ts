import type { BookingStatusOutput } from '@atrium/api-client/admin';
import { isNoShowName } from '@atrium/rules/no-show-name';

/** Says neither that a party is here, nor that it has left. */
export const isPlain = (status: BookingStatusOutput) => !status.hasArrived && !status.hasLeft;

/** Statuses have no flag for a no-show, so the name decides. */
export const isNoShow = (status: BookingStatusOutput) =>
  isPlain(status) && isNoShowName(status.name);

/** The status of a party that is still to come; one without any returns to it when a mark is undone. */
export const expectedStatus = (statuses: readonly BookingStatusOutput[]) =>
  statuses.find(
    (status) => status.active && !status.isWaitingList && isPlain(status) && !isNoShow(status),
  );
