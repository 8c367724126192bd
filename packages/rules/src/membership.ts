import { addDays, addMonths, type CalendarDate, daysBetween } from './calendar-date';

/**
 * When a guest's membership may be used, and what may be done with it (specification, section 3; edge
 * case 25). Days are the venue's; nothing here knows a clock.
 */

export const MEMBERSHIP_STATUSES = ['active', 'paused', 'ended', 'expired'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export interface MembershipDates {
  /** First day it may be used. */
  dateFrom: CalendarDate;
  /** Last day it may be used; none: it does not run out. */
  dateUntil?: CalendarDate | null;
  /** First day of the pause that runs; none: it runs. */
  pausedFrom?: CalendarDate | null;
  /** Day on which it was ended before its time. */
  endedOn?: CalendarDate | null;
}

export interface MembershipUses {
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  numberOfUsages: number;
}

/** Why a membership cannot be used. */
export type MembershipProblem =
  | 'MEMBERSHIP_NOT_STARTED'
  | 'MEMBERSHIP_PAUSED'
  | 'MEMBERSHIP_ENDED'
  | 'MEMBERSHIP_EXPIRED'
  | 'MEMBERSHIP_USED_UP'
  | 'MEMBERSHIP_DOES_NOT_COVER';

/** Why something cannot be done with one. */
export type MembershipRefusal =
  | 'MEMBERSHIP_PAUSED'
  | 'MEMBERSHIP_NOT_PAUSED'
  | 'MEMBERSHIP_ENDED'
  | 'MEMBERSHIP_EXPIRED';

export type MembershipAction = 'pause' | 'resume' | 'end';

/**
 * What was ended stays ended. A paused one does not run out: the pause is added to its end when it
 * resumes. One whose first day is to come is active; it may be used from that day on.
 */
export function membershipStatus(
  { dateUntil, pausedFrom, endedOn }: MembershipDates,
  today: CalendarDate,
): MembershipStatus {
  if (endedOn) return 'ended';
  if (pausedFrom) return 'paused';
  return dateUntil && dateUntil < today ? 'expired' : 'active';
}

/**
 * Last day of a membership that begins on `dateFrom`: a month from 15 January is until 14 February. Months
 * and days add up; neither: it does not run out.
 */
export function membershipEnd(
  dateFrom: CalendarDate,
  { months = 0, days = 0 }: { months?: number | null; days?: number | null },
): CalendarDate | undefined {
  if (!months && !days) return undefined;
  return addDays(addMonths(dateFrom, months ?? 0), (days ?? 0) - 1);
}

/**
 * The last day after a pause: each whole day of it on which it could have been used is added. Resumed on the day
 * the pause began, or before the first day of the membership, it costs nothing.
 */
export function endAfterPause(
  dateUntil: CalendarDate | null | undefined,
  pausedFrom: CalendarDate,
  resumedOn: CalendarDate,
  dateFrom: CalendarDate = pausedFrom,
): CalendarDate | undefined {
  if (!dateUntil) return undefined;
  const lost = daysBetween(pausedFrom > dateFrom ? pausedFrom : dateFrom, resumedOn);
  return addDays(dateUntil, Math.max(0, lost));
}

/** What of each status may be done; what is not here is refused with the reason. */
const TRANSITIONS: Record<MembershipAction, Record<MembershipStatus, MembershipRefusal | null>> = {
  pause: {
    active: null,
    paused: 'MEMBERSHIP_PAUSED',
    ended: 'MEMBERSHIP_ENDED',
    expired: 'MEMBERSHIP_EXPIRED',
  },
  resume: {
    active: 'MEMBERSHIP_NOT_PAUSED',
    paused: null,
    ended: 'MEMBERSHIP_ENDED',
    expired: 'MEMBERSHIP_EXPIRED',
  },
  end: {
    active: null,
    paused: null,
    ended: 'MEMBERSHIP_ENDED',
    expired: 'MEMBERSHIP_EXPIRED',
  },
};

/** Why an action is refused in a status; undefined: it is allowed. */
export function membershipRefusal(
  action: MembershipAction,
  status: MembershipStatus,
): MembershipRefusal | undefined {
  return TRANSITIONS[action][status] ?? undefined;
}

/** Uses left; undefined: unlimited. */
export function usagesLeft({
  maxNumberOfUsages,
  numberOfUsages,
}: MembershipUses): number | undefined {
  return maxNumberOfUsages === 0 ? undefined : Math.max(0, maxNumberOfUsages - numberOfUsages);
}

/**
 * The membership as it is for the rest of what is booked in one go, once some of it has taken its uses: a
 * last use cannot pay for two.
 * @param uses taken by the others, not below 0
 */
export const afterUses = <M extends MembershipUses>(membership: M, uses: number): M => ({
  ...membership,
  numberOfUsages: membership.numberOfUsages + uses,
});

/**
 * Why a membership cannot be used `uses` times on a day, by what it says today; undefined: it can. A day to
 * come is judged by the dates, so a membership that runs out before the booked day does not pay for it.
 * @param services ids it covers and the id that is booked; left out: used at the desk, for anything
 */
export function membershipProblem(
  membership: MembershipDates & MembershipUses,
  {
    date,
    uses = 1,
    services,
    service,
  }: {
    date: CalendarDate;
    uses?: number;
    services?: readonly string[];
    service?: string;
  },
): MembershipProblem | undefined {
  if (membership.endedOn) return 'MEMBERSHIP_ENDED';
  if (membership.pausedFrom) return 'MEMBERSHIP_PAUSED';
  if (date < membership.dateFrom) return 'MEMBERSHIP_NOT_STARTED';
  if (membership.dateUntil && membership.dateUntil < date) return 'MEMBERSHIP_EXPIRED';
  if (service !== undefined && !services?.includes(service)) return 'MEMBERSHIP_DOES_NOT_COVER';
  const left = usagesLeft(membership);
  return left !== undefined && left < uses ? 'MEMBERSHIP_USED_UP' : undefined;
}

/**
 * How many uses of an entry of the ledger can still be given back: none once an entry takes it back, and of a
 * booking's not more than the booking has, which gives back by itself when it shrinks or is cancelled.
 * @param uses of the entry; below 0: it gives back itself
 * @param ofBooking uses that the ledger says its booking has; left out: it was used at the desk
 */
export function usesToGiveBack(uses: number, isReversed: boolean, ofBooking = uses): number {
  return isReversed ? 0 : Math.max(0, Math.min(uses, ofBooking));
}

/**
 * Uses to take (above 0) or to give back (below 0) when a booking that a membership pays for changes: each
 * participant is one use. A booking that goes gives back what it took; one that is cancelled after the
 * guest's deadline has been used. One that comes back takes what it does not have.
 */
export function usesToSettle({
  was,
  is,
  taken,
  mayGiveBack,
}: {
  /** Participants that counted or waited before the change; 0: a new or a cancelled booking. */
  was: number;
  /** The same after it. */
  is: number;
  /** Uses that the ledger says the booking has. */
  taken: number;
  /** Deleted, in time, or never more than waiting. */
  mayGiveBack: boolean;
}): number {
  if (is > 0) return was > 0 ? is - was : is - taken;
  return mayGiveBack && taken > 0 ? -taken : 0;
}
