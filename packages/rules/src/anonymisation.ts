import { addMonths, type CalendarDate } from './calendar-date';

/**
 * When a guest's personal data is no longer needed (specification, section 4): no booking and no stay on
 * or after the day so many months before the venue's today, and none to come, unless the guest is Eternal.
 */

/** The first day that still keeps a guest. @param today the venue's */
export function keptSince(today: CalendarDate, months: number): CalendarDate {
  return addMonths(today, -months);
}

export interface GuestActivity {
  /** 'Eternal'. */
  doNotDelete: boolean;
  /** The venue's day on which the guest became one. */
  createdOn: CalendarDate;
  /** The last day of any booking or stay, past or to come; none: never had one. */
  lastActiveOn?: CalendarDate | null;
}

/** True for a guest who is to be anonymised tonight. */
export function isToBeAnonymised(
  { doNotDelete, createdOn, lastActiveOn }: GuestActivity,
  since: CalendarDate,
): boolean {
  return !doNotDelete && createdOn < since && (!lastActiveOn || lastActiveOn < since);
}
