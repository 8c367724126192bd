import { addMonths, type CalendarDate } from '../calendar/calendar-date';

/**
 * When a guest's personal data is no longer needed: no booking or stay within the venue's retention
 * period and none in the future, unless the guest is Eternal. See
 * docs/domain/guests-and-privacy.md.
 */

/** The first day whose activity still keeps a guest. @param today the venue's */
export function keptSince(today: CalendarDate, months: number): CalendarDate {
  return addMonths(today, -months);
}

export interface GuestActivity {
  /** 'Eternal'. */
  doNotDelete: boolean;
  /** The venue's day on which the guest became one. */
  createdOn: CalendarDate;
  /** The last day of any booking or stay, past or future; absent if there was none. */
  lastActiveOn?: CalendarDate | null;
}

/** True for a guest who is to be anonymised tonight. */
export function isToBeAnonymised(
  { doNotDelete, createdOn, lastActiveOn }: GuestActivity,
  since: CalendarDate,
): boolean {
  return !doNotDelete && createdOn < since && (!lastActiveOn || lastActiveOn < since);
}
