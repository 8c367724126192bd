import type { BookingStatusInput, BookingStatusOutput } from '@atrium/api-client/admin';
import { type Names, toNameList, toNames } from '../../../../shared/settings/names';

export interface StatusValues {
  name: string;
  /** What it is called in other languages. */
  names: Names;
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
    names: toNames(status?.languageList),
    color: status?.color ?? '#2A7348',
    hasArrived: status?.hasArrived ?? false,
    hasLeft: status?.hasLeft ?? false,
    active: status?.active ?? true,
    isWaitingList: status?.isWaitingList ?? false,
  };
}

export const toStatusInput = ({ name, names, ...rules }: StatusValues): BookingStatusInput => ({
  ...rules,
  name: name.trim(),
  languageList: toNameList(names),
});
