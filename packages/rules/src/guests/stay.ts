import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date';

/** What a stay includes, and how much of it is booked. See docs/domain/stays-and-packages.md. */

/** A service that a stay includes on one of its days. */
export interface StayServiceRules {
  service: string;
  /** 1 is the day of arrival; the day of departure is the last. */
  dayNumber: number;
  bookings: readonly { participants: number }[];
}

/** Treatments that a stay includes, on whichever of its days. */
export interface StayTreatmentRules {
  treatmentType: string;
  /** For each adult. */
  quantity: number;
  /** What is booked of it; each of a treatment's guests takes one. */
  treatments: readonly { guests: number }[];
}

export type StayProblem = 'STAY_WITHOUT_NIGHT' | 'STAY_DAY_OUT_OF_RANGE';

export type StayBookingProblem = 'STAY_CANCELLED' | 'STAY_DOES_NOT_INCLUDE' | 'STAY_SERVICE_BOOKED';

/** Days of a stay, those of arrival and departure included. */
export function stayDays(arrival: CalendarDate, departure: CalendarDate): number {
  return daysBetween(arrival, departure) + 1;
}

/** The date of a day of a stay. */
export function stayDate(arrival: CalendarDate, dayNumber: number): CalendarDate {
  return addDays(arrival, dayNumber - 1);
}

/** What is wrong with a stay on these days; undefined if nothing is. */
export function stayProblem(stay: {
  arrivaldate: CalendarDate;
  departuredate: CalendarDate;
  services: readonly { dayNumber: number }[];
}): StayProblem | undefined {
  const days = stayDays(stay.arrivaldate, stay.departuredate);
  if (days < 2) return 'STAY_WITHOUT_NIGHT';
  const outside = stay.services.some(({ dayNumber }) => dayNumber < 1 || dayNumber > days);
  return outside ? 'STAY_DAY_OUT_OF_RANGE' : undefined;
}

/**
 * Places of a service that a stay includes, and how many are booked and left. Every guest of the
 * stay has one; staff may book more.
 */
export function stayServicePlaces(
  { bookings }: Pick<StayServiceRules, 'bookings'>,
  nrOfGuests: number,
): { included: number; booked: number; left: number } {
  const booked = bookings.reduce((sum, { participants }) => sum + participants, 0);
  return { included: nrOfGuests, booked, left: Math.max(0, nrOfGuests - booked) };
}

/** Why a stay does not pay for a booking; undefined: it does. */
export function stayBookingProblem(
  stay: { status: string; arrivaldate: CalendarDate; nrOfGuests: number },
  included: StayServiceRules,
  booking: { service: string; date: CalendarDate; participants: number },
): StayBookingProblem | undefined {
  if (stay.status === 'cancelled') return 'STAY_CANCELLED';
  const date = stayDate(stay.arrivaldate, included.dayNumber);
  if (included.service !== booking.service || date !== booking.date) return 'STAY_DOES_NOT_INCLUDE';
  const { left } = stayServicePlaces(included, stay.nrOfGuests);
  return booking.participants > left ? 'STAY_SERVICE_BOOKED' : undefined;
}

/** Treatments that a stay includes, how many guests have one booked, and how many are left. */
export function stayTreatmentPlaces(
  { quantity, treatments }: Pick<StayTreatmentRules, 'quantity' | 'treatments'>,
  adults: number,
): { included: number; booked: number; left: number } {
  const included = quantity * adults;
  const booked = treatments.reduce((sum, { guests }) => sum + guests, 0);
  return { included, booked, left: Math.max(0, included - booked) };
}

/** Why a stay does not pay for a treatment; undefined: it does. */
export function stayTreatmentProblem(
  stay: { status: string; arrivaldate: CalendarDate; departuredate: CalendarDate; adults: number },
  included: StayTreatmentRules,
  treatment: { treatmentType: string; date: CalendarDate; guests: number },
): StayBookingProblem | undefined {
  if (stay.status === 'cancelled') return 'STAY_CANCELLED';
  const isDuring = treatment.date >= stay.arrivaldate && treatment.date <= stay.departuredate;
  if (included.treatmentType !== treatment.treatmentType || !isDuring) {
    return 'STAY_DOES_NOT_INCLUDE';
  }
  const { left } = stayTreatmentPlaces(included, stay.adults);
  return treatment.guests > left ? 'STAY_SERVICE_BOOKED' : undefined;
}
