import type { CalendarDate } from '../../calendar/calendar-date';
import { type PrepaidPart, prepaidAmount } from './prepaid-amount';

export const prepayments = ['none', 'optional', 'required'] as const;

/** Whether guests pay when they book. */
export type Prepayment = (typeof prepayments)[number];

/** Replaces the service's prepayment on certain days or for larger parties. */
export interface PrepaymentException {
  /** First and last day, each included; absent: no bound. */
  readonly from?: CalendarDate;
  readonly until?: CalendarDate;
  /** Smallest party that it applies to; absent: any. */
  readonly minParticipants?: number;
  readonly prepayment: Prepayment;
  readonly prepaidPart: PrepaidPart;
}

export interface PrepaidService {
  readonly prepayment: Prepayment;
  /** Absent: all of it. */
  readonly prepaidPart?: PrepaidPart;
  readonly prepaymentExceptions?: readonly PrepaymentException[];
}

const ALL: PrepaidPart = { kind: 'all' };

/** Whether a party prepays on a day, and how much: by the first exception that matches, otherwise as the service says. */
export function prepaymentFor(
  service: PrepaidService,
  { date, participants }: { readonly date: CalendarDate; readonly participants: number },
): { readonly prepayment: Prepayment; readonly prepaidPart: PrepaidPart } {
  const exception = service.prepaymentExceptions?.find((one) => fits(one, date, participants));
  const { prepayment, prepaidPart = ALL } = exception ?? service;
  return { prepayment, prepaidPart };
}

/** What is to be paid when a booking is made, in minor units. */
export const dueAtBooking = (
  { prepayment, prepaidPart = ALL }: Pick<PrepaidService, 'prepayment' | 'prepaidPart'>,
  booking: { readonly total: number; readonly participants: number },
): number => (prepayment === 'none' ? 0 : prepaidAmount(prepaidPart, booking));

const fits = (
  { from, until, minParticipants = 0 }: PrepaymentException,
  date: CalendarDate,
  participants: number,
): boolean =>
  (from === undefined || from <= date) &&
  (until === undefined || date <= until) &&
  participants >= minParticipants;
