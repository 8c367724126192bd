import type { BookingStatusInput, BookingStatusOutput } from '@atrium/api-client/admin';

export interface StatusValues {
  name: string;
  /** `#rrggbb`. */
  color: string;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
}

/** What a status can do to a booking, with the texts that say so. */
export const statusFlags = [
  {
    name: 'hasArrived',
    label: 'settings:statuses.hasArrived',
    hint: 'settings:statuses.hasArrivedHint',
  },
  { name: 'hasLeft', label: 'settings:statuses.hasLeft', hint: 'settings:statuses.hasLeftHint' },
  { name: 'active', label: 'settings:statuses.active', hint: 'settings:statuses.activeHint' },
  {
    name: 'isWaitingList',
    label: 'booking.waitingList',
    hint: 'settings:statuses.waitingHint',
  },
] as const;

export function toStatusValues(status: BookingStatusOutput | undefined): StatusValues {
  return {
    name: status?.name ?? '',
    color: status?.color ?? '#2A7348',
    hasArrived: status?.hasArrived ?? false,
    hasLeft: status?.hasLeft ?? false,
    active: status?.active ?? true,
    isWaitingList: status?.isWaitingList ?? false,
  };
}

export const toStatusInput = (values: StatusValues): BookingStatusInput => ({
  ...values,
  name: values.name.trim(),
});
