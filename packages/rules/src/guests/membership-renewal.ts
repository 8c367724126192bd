import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { type MembershipDates, membershipEnd } from './membership';

/**
 * Memberships that are renewed from a saved card: what a night does about one, and at which price. Days are the
 * venue's; nothing here reads a clock. See docs/domain/membership-renewal.md.
 */

/** `stopped`: by its guest or staff, and can be started again. `lapsed`: nobody paid for it, for good. */
export const renewalStates = ['on', 'stopped', 'lapsed'] as const;
export type RenewalState = (typeof renewalStates)[number];

/** Guests know of a charge for at least as many days. */
export const NOTICE_DAYS = 3;
/** Earliest reminder, in days before the last day. */
export const MOST_REMINDER_DAYS = 60;
/** What a card refuses is tried again so many days after the first time. */
const RETRY_AFTER_DAYS = [1, 3, 7];
/** Days that a membership can be used beyond its end while its renewal is collected. */
const GRACE_DAYS = 7;
/** Of February. */
const SHORTEST_MONTH = 28;

/** How long one payment lasts. Months and days add up. */
export interface RenewalPeriod {
  months?: number | null | undefined;
  days?: number | null | undefined;
}

/** Why nothing was taken from a card: its bank said no, or asked for the guest. */
export type RenewalRefusal = 'declined' | 'needsGuest';

/** How the renewal of a membership stands. */
export interface RenewalFacts {
  state: RenewalState;
  /** A card is kept for it. */
  hasCard: boolean;
  /** The reminder that was sent last. */
  told?: { on: CalendarDate; until: CalendarDate } | undefined;
  /** Of the period that ends, the oldest first. */
  refusals: readonly { on: CalendarDate; why: RenewalRefusal }[];
}

/** Why a membership type cannot renew in this way; undefined: it can. */
export function renewalSetUpProblem(
  { months, days }: RenewalPeriod,
  { reminderDays }: { reminderDays: number },
): 'RENEWAL_WITHOUT_PERIOD' | 'REMINDER_BEYOND_PERIOD' | undefined {
  const shortest = (months ?? 0) * SHORTEST_MONTH + (days ?? 0);
  if (shortest === 0) return 'RENEWAL_WITHOUT_PERIOD';
  return reminderDays >= shortest ? 'REMINDER_BEYOND_PERIOD' : undefined;
}

/** The last day of the next period. */
export const renewedUntil = (dateUntil: CalendarDate, period: RenewalPeriod): CalendarDate =>
  membershipEnd(addDays(dateUntil, 1), {
    months: period.months ?? 0,
    days: period.days ?? 0,
  }) ?? dateUntil;

/** Its last day that can be used while the renewal is collected. @param on when the card was charged first */
export const graceEnd = (on: CalendarDate): CalendarDate => addDays(on, GRACE_DAYS);

/** The day on which the card is charged first: the last of the period, unless its guest was told too late for that. */
export function chargedOn(
  dateUntil: CalendarDate,
  told: NonNullable<RenewalFacts['told']>,
): CalendarDate {
  const earliest = addDays(told.on, NOTICE_DAYS);
  return earliest > dateUntil ? earliest : dateUntil;
}

/** When the card is tried again; undefined: not any more, since only its guest can pay. */
export function triedAgainOn(refusals: RenewalFacts['refusals']): CalendarDate | undefined {
  const [first] = refusals;
  const last = refusals.at(-1);
  if (!first || !last || last.why === 'needsGuest') return undefined;
  const pause = RETRY_AFTER_DAYS[refusals.length - 1];
  return pause === undefined ? undefined : addDays(first.on, pause);
}

/**
 * `remind`: tell the guest of it. `charge`: take it from the card. `lapse`: it was not collected in time, or it is
 * too late to begin. `forgetCard`: nothing follows, so the card is kept no longer.
 */
export type RenewalStep = 'remind' | 'charge' | 'lapse' | 'forgetCard';

/** What is to be done today; undefined: nothing. A pause moves the end, so a paused membership waits. */
export function renewalStep(
  { dateUntil, pausedFrom, endedOn }: MembershipDates,
  { state, hasCard, told, ...facts }: RenewalFacts,
  { today, reminderDays }: { today: CalendarDate; reminderDays: number },
): RenewalStep | undefined {
  if (!hasCard || !dateUntil) return undefined;
  const isTold = told?.until === dateUntil;
  const refusals = isTold ? facts.refusals : [];
  if (endedOn || state === 'lapsed') return 'forgetCard';
  if (pausedFrom) return undefined;
  if (state === 'stopped') return today > dateUntil ? 'forgetCard' : undefined;
  const firstCharge = told && isTold ? chargedOn(dateUntil, told) : dateUntil;
  if (today > graceEnd(firstCharge)) return 'lapse';
  if (!isTold) {
    return today >= addDays(dateUntil, -reminderDays) ? 'remind' : undefined;
  }
  const next = refusals.length > 0 ? triedAgainOn(refusals) : firstCharge;
  return next !== undefined && today >= next ? 'charge' : undefined;
}

/**
 * What the next period costs, in minor units. A lower price counts at once. A higher one counts from the reminder
 * that tells of it.
 * @param agreed the price that the guest was last told, when they bought it or by a reminder
 * @param current the price by now
 * @param isTelling the guest is being told of it now
 */
export const renewalPrice = (
  agreed: number,
  current: number,
  { isTelling }: { isTelling: boolean },
): number => (isTelling ? current : Math.min(agreed, current));

/** Why a renewal cannot be started again; undefined: it can. */
export function renewalStartProblem(
  membership: MembershipDates,
  { state, hasCard }: Pick<RenewalFacts, 'state' | 'hasCard'>,
  today: CalendarDate,
): 'MEMBERSHIP_ENDED' | 'MEMBERSHIP_EXPIRED' | 'RENEWAL_WITHOUT_CARD' | undefined {
  const { dateUntil, endedOn, pausedFrom } = membership;
  if (endedOn) return 'MEMBERSHIP_ENDED';
  if (state === 'lapsed') return 'MEMBERSHIP_EXPIRED';
  if (!pausedFrom && dateUntil && dateUntil < today && state !== 'on') return 'MEMBERSHIP_EXPIRED';
  return hasCard ? undefined : 'RENEWAL_WITHOUT_CARD';
}
