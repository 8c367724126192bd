import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { isArrival } from '@atrium/rules/statuses/arrival-status';
import { expectedStatus, isNoShow } from '@atrium/rules/statuses/expected-status';
import { normalise, termsOf } from '@atrium/rules/texts/search-text';

/** Where a party is: not seen yet, in the house, gone again, or not coming. */
export const arrivalStates = ['expected', 'here', 'left', 'absent'] as const;
export type ArrivalState = (typeof arrivalStates)[number];

/** The venue's statuses by what they mean for an arrival. */
export interface ArrivalStatuses {
  /** A party's status before it arrives; undo returns to it if the booking had none. */
  expected: BookingStatusOutput | undefined;
  /** Arrived, seated and the like, in the venue's order: the first is given at the door. */
  here: BookingStatusOutput[];
  left: BookingStatusOutput[];
  /** No-show and the like. */
  absent: BookingStatusOutput[];
  /** All that may be given at the desk. */
  all: BookingStatusOutput[];
}

/**
 * If no status is named a no-show, one that makes the booking inactive at least says that nobody is
 * coming. A party never marked counts as a no-show anyway (`@atrium/rules/reports/report-figures`).
 */
export function arrivalStatuses(statuses: readonly BookingStatusOutput[]): ArrivalStatuses {
  const all = statuses.filter(({ isWaitingList }) => !isWaitingList);
  const noShows = all.filter(isNoShow);
  return {
    expected: expectedStatus(all),
    here: all.filter(isArrival),
    left: all.filter(({ hasLeft }) => hasLeft),
    absent: noShows.length > 0 ? noShows : all.filter(({ active }) => !active),
    all,
  };
}

export function arrivalState(booking: BookingOutput, { absent }: ArrivalStatuses): ArrivalState {
  const status = booking._bookingStatus;
  if (status?.hasLeft) return 'left';
  if (!booking.active || absent.some(({ _id }) => _id === status?._id)) return 'absent';
  return booking.attendenceVerified || status?.hasArrived ? 'here' : 'expected';
}

/** Expected that day: neither cancelled nor waiting. */
export const isDue = ({ cancelledAt, waitingList }: BookingOutput) => !cancelledAt && !waitingList;

/** Whether each typed word begins, or is part of, something known about the party. */
export function matches(booking: BookingOutput, typed: string): boolean {
  const guest = booking._customer;
  const known = normalise(
    [
      guest?.firstname,
      guest?.lastname,
      guest?.email,
      guest?.phone,
      booking.bookingId,
      booking.roomNumber,
      booking._service.name,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return termsOf(typed).every((term) => known.includes(term));
}

/** Participants by where they are. */
export function countArrivals(
  bookings: readonly BookingOutput[],
  statuses: ArrivalStatuses,
): Record<ArrivalState, number> {
  const counts = { expected: 0, here: 0, left: 0, absent: 0 };
  for (const booking of bookings) counts[arrivalState(booking, statuses)] += booking.participants;
  return counts;
}

/** By the time they start, each time once. */
export function byTime(bookings: readonly BookingOutput[]): [number, BookingOutput[]][] {
  const times = new Map<number, BookingOutput[]>();
  for (const booking of bookings) {
    const sameTime = times.get(booking.timeindex);
    if (sameTime) sameTime.push(booking);
    else times.set(booking.timeindex, [booking]);
  }
  return [...times].sort(([a], [b]) => a - b);
}
