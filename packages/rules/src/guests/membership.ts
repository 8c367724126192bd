import { addDays, addMonths, type CalendarDate, daysBetween } from '../calendar/calendar-date';

/**
 * When a membership may be used, and what may be done with it. Days are the venue's; nothing here
 * reads a clock. See docs/domain/memberships.md.
 */

export const MEMBERSHIP_STATUSES = ['active', 'paused', 'ended', 'expired'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export interface MembershipDates {
  /** First day it may be used. */
  dateFrom: CalendarDate;
  /** Last day it may be used; none: it does not run out. */
  dateUntil?: CalendarDate | null;
  /** Last day it may be used while its renewal is collected, which is after the one that was paid for. */
  graceUntil?: CalendarDate | null;
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
 * An ended membership stays ended. A paused one does not expire: the pause is added to its end on
 * resume. One that has not started yet is active, but cannot be used before its first day.
 */
export function membershipStatus(
  { pausedFrom, endedOn, ...dates }: MembershipDates,
  today: CalendarDate,
): MembershipStatus {
  if (endedOn) return 'ended';
  if (pausedFrom) return 'paused';
  const last = lastUsableDay(dates);
  return last && last < today ? 'expired' : 'active';
}

/** The last day it may be used, paid for already or not; undefined: it does not run out. */
export function lastUsableDay({
  dateUntil,
  graceUntil,
}: Pick<MembershipDates, 'dateUntil' | 'graceUntil'>): CalendarDate | undefined {
  if (!dateUntil) return undefined;
  return graceUntil && graceUntil > dateUntil ? graceUntil : dateUntil;
}

/**
 * The last day of a membership starting on `dateFrom`: a month from 15 January runs until 14
 * February. Months and days add up; with neither it does not expire.
 */
export function membershipEnd(
  dateFrom: CalendarDate,
  { months = 0, days = 0 }: { months?: number | null; days?: number | null },
): CalendarDate | undefined {
  if (!months && !days) return undefined;
  return addDays(addMonths(dateFrom, months ?? 0), (days ?? 0) - 1);
}

/**
 * The last day after a pause: every whole day lost to the pause is added. Resuming on the day the
 * pause began, or before the membership starts, adds nothing.
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

/** What each status allows; otherwise the reason for refusing. */
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

/** Why an action is refused in this status; undefined if it is allowed. */
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
 * The membership as the rest of a group sees it once its other bookings have taken their uses: one
 * last use cannot pay for two.
 * @param uses taken by the others, 0 or more
 */
export const afterUses = <M extends MembershipUses>(membership: M, uses: number): M => ({
  ...membership,
  numberOfUsages: membership.numberOfUsages + uses,
});

/**
 * Why a membership cannot be used `uses` times on a day, judged by its current state; undefined if
 * it can. Future days are judged by the dates: a membership that expires before the booked day does
 * not pay for it.
 * @param services ids it covers and the id being booked; omitted for a use at the desk
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
  const last = lastUsableDay(membership);
  if (last && last < date) return 'MEMBERSHIP_EXPIRED';
  if (service !== undefined && !services?.includes(service)) return 'MEMBERSHIP_DOES_NOT_COVER';
  const left = usagesLeft(membership);
  return left !== undefined && left < uses ? 'MEMBERSHIP_USED_UP' : undefined;
}

/**
 * How many uses of a ledger entry can still be given back: none if already reversed, and no more
 * than the booking still has, since shrinking or cancelling gives uses back on its own.
 * @param uses of the entry; negative if it gives back
 * @param ofBooking uses the ledger records for the booking; omitted for a use at the desk
 */
export function usesToGiveBack(uses: number, isReversed: boolean, ofBooking = uses): number {
  return isReversed ? 0 : Math.max(0, Math.min(uses, ofBooking));
}

/**
 * Uses to take (positive) or give back (negative) when a booking paid by a membership changes; each
 * participant is one use. A booking that goes gives back what it took, unless it is cancelled after
 * the guest's deadline. One that comes back takes what it is missing.
 */
export function usesToSettle({
  was,
  is,
  taken,
  mayGiveBack,
}: {
  /** Participants that counted or waited before the change; 0 for a new or cancelled booking. */
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
