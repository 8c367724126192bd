import {
  type BookingWindow,
  type BookingWindowProblem,
  bookingWindowProblem,
} from '../../bookings/booking-window';
import { cancellationDeadline, canGuestCancel } from '../../bookings/deadlines';
import type { CalendarDate } from '../../calendar/calendar-date';
import { existsInZone } from '../../calendar/time-zone';
import type { TreatmentStatus } from './treatment-status';

/** What guests do with treatments by themselves. See docs/domain/spa.md. */

/** What a treatment type says of its guests' own bookings. */
export interface OnlineOffer extends Pick<BookingWindow, 'minNoticeMinutes' | 'bookingWindowDays'> {
  readonly active: boolean;
  readonly online: boolean;
}

interface SpaClock {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA zone of the venue. */
  readonly zone: string;
  /** Minutes between two starts, as the venue sets it. */
  readonly spacing: number;
}

export type GuestStartProblem =
  | BookingWindowProblem
  | 'TREATMENT_NOT_ONLINE'
  | 'TREATMENT_TYPE_INACTIVE'
  | 'TIME_NOT_OFFERED';

/** Why guests cannot book a start, whoever is free then. @param start minutes from midnight */
export function guestStartProblem(
  offer: OnlineOffer,
  { date, start }: { readonly date: CalendarDate; readonly start: number },
  { now, zone, spacing }: SpaClock,
): GuestStartProblem | undefined {
  if (!offer.active) return 'TREATMENT_TYPE_INACTIVE';
  if (!offer.online) return 'TREATMENT_NOT_ONLINE';
  if (start % spacing !== 0 || !existsInZone(date, start, zone)) return 'TIME_NOT_OFFERED';
  const { minNoticeMinutes, bookingWindowDays } = offer;
  const window = { minNoticeMinutes, bookingWindowDays, now, zone };
  return bookingWindowProblem({ date, minutes: start, ...window });
}

/** A treatment as far as its guest may change it. */
export interface ChangeableTreatment {
  readonly date: CalendarDate;
  /** Minutes from midnight. */
  readonly timeindexStart: number;
  readonly status: TreatmentStatus;
  readonly treatmentLock: boolean;
  /** Hours before the start, as agreed; none: until the start. */
  readonly cancelInformation?: number | null;
}

/** Until when its guest may move or cancel a treatment, itself included; epoch milliseconds. */
export const guestDeadline = (
  { date, timeindexStart: timeindex, cancelInformation }: ChangeableTreatment,
  zone: string,
): number =>
  cancellationDeadline({ date, timeindex, cancellationHours: cancelInformation ?? null, zone });

export type GuestChangeProblem =
  | 'CANCELLATION_DEADLINE_PASSED'
  | 'TREATMENT_LOCKED'
  | 'TREATMENT_PAID';

/**
 * Why its guest cannot move or cancel a treatment. What has been paid for can be moved; to give the money back
 * takes the desk.
 */
export function guestChangeProblem(
  what: 'move' | 'cancel',
  treatment: ChangeableTreatment,
  { now, zone }: Pick<SpaClock, 'now' | 'zone'>,
): GuestChangeProblem | undefined {
  const { status, treatmentLock } = treatment;
  if (treatmentLock) return 'TREATMENT_LOCKED';
  if (status === 'no-show' || !canGuestCancel(guestDeadline(treatment, zone), now)) {
    return 'CANCELLATION_DEADLINE_PASSED';
  }
  const isPaid = status === 'paid' || status === 'pre-paid';
  return what === 'cancel' && isPaid ? 'TREATMENT_PAID' : undefined;
}
