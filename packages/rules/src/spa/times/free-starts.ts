import { type BookingWindow, isBookableAt } from '../../bookings/booking-window';
import type { CalendarDate } from '../../calendar/calendar-date';
import { existsInZone } from '../../calendar/time-zone';
import { largeEnough, type RoomDemand, type RoomTimes } from './room-choice';
import { countByStart, startWindows } from './start-windows';
import {
  allowedBy,
  type TherapistDemand,
  type TherapistTimes,
  therapistWindows,
} from './therapist-choice';

/** When a treatment can begin. See docs/domain/spa.md. */

export interface TreatmentDemand extends TherapistDemand, RoomDemand {}

/** Those who may give a treatment and where it may be given, with their free time of a day. */
export interface SpaDay {
  readonly therapists: readonly TherapistTimes[];
  readonly rooms: readonly RoomTimes[];
}

/**
 * The starts of a day, in minutes from midnight, ascending: every multiple of the spacing at which enough
 * therapists and a room are free for preparation, treatment and reset, all of it is within the therapists'
 * shifts, and the wish can be kept.
 * @param spacing minutes between two starts, as the venue sets it
 */
export function freeStarts(
  { plan, therapistsNeeded, guests, wish }: TreatmentDemand,
  { therapists, rooms }: SpaDay,
  spacing: number,
): number[] {
  const able = allowedBy(wish, therapists);
  const named = able.filter(({ _id }) => _id === wish?._therapist);
  const starts = (all: readonly TherapistTimes[]) =>
    countByStart(
      all.map((therapist) => therapistWindows(plan, therapist)),
      spacing,
    );
  const roomsFree = countByStart(
    largeEnough(guests, rooms).map(({ free }) => startWindows([plan.room], free)),
    spacing,
  );
  const therapistsFree = starts(able);
  const namedFree = wish?._therapist ? starts(named) : therapistsFree;
  const found: number[] = [];
  for (const [index, free] of therapistsFree.entries()) {
    if (free >= therapistsNeeded && (namedFree[index] ?? 0) > 0 && (roomsFree[index] ?? 0) > 0) {
      found.push(index * spacing);
    }
  }
  return found;
}

/**
 * Those of a day's starts that can still be booked: not past, within the notice and the window, and on the
 * venue's clock, which skips an hour in spring.
 */
export const bookableStarts = (
  date: CalendarDate,
  starts: readonly number[],
  window: BookingWindow,
): number[] =>
  starts.filter(
    (minutes) =>
      existsInZone(date, minutes, window.zone) && isBookableAt({ ...window, date, minutes }),
  );
