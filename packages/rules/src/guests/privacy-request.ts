import { addDays, addMonths, type CalendarDate, daysBetween } from '../calendar/calendar-date';

/**
 * What guests may ask of a venue about their data (GDPR, articles 15 to 21), and how it goes on. See
 * docs/domain/guests-and-privacy.md.
 */

/** `portability`: to take their data along, in a form that programs read. */
export const privacyRequestKinds = [
  'access',
  'correction',
  'erasure',
  'restriction',
  'objection',
  'portability',
] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** How a request came: the guest in the hub, by the public form, or told to staff. */
export const privacyRequestChannels = ['hub', 'mail', 'phone', 'letter', 'inPerson'] as const;
export type PrivacyRequestChannel = (typeof privacyRequestChannels)[number];

/** Those that staff write down. */
export const staffChannels = [
  'phone',
  'letter',
  'inPerson',
] as const satisfies readonly PrivacyRequestChannel[];

/** `unconfirmed`: who asks is not checked yet. `lapsed`: nobody followed the link in time. */
export const privacyRequestStates = [
  'unconfirmed',
  'open',
  'answered',
  'refused',
  'withdrawn',
  'lapsed',
] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];

export type PrivacyRequestMove = 'identify' | 'extend' | 'answer' | 'refuse' | 'withdraw' | 'lapse';

/** From which state what leads where; nothing else is allowed, and what is closed stays closed. */
const moves: Readonly<
  Record<PrivacyRequestState, Partial<Record<PrivacyRequestMove, PrivacyRequestState>>>
> = {
  unconfirmed: { identify: 'open', refuse: 'refused', withdraw: 'withdrawn', lapse: 'lapsed' },
  open: { extend: 'open', answer: 'answered', refuse: 'refused', withdraw: 'withdrawn' },
  answered: {},
  refused: {},
  withdrawn: {},
  lapsed: {},
};

/** Where a move leads; undefined for one that is not allowed. */
export const afterMove = (
  state: PrivacyRequestState,
  move: PrivacyRequestMove,
): PrivacyRequestState | undefined => moves[state][move];

/** Whether anything is still to be done. */
export const isUnderWay = (state: PrivacyRequestState): boolean =>
  Object.keys(moves[state]).length > 0;

/** Days in which a request is to be answered. */
const DAYS_TO_ANSWER = 30;
/** Article 12(3) allows as many more, once, with the reason told in the first month. */
const MONTHS_MORE = 2;
/** Days before its end from which staff are told. */
export const NEARLY_DUE_DAYS = 7;
/** Hours for which the link to confirm a request can be used, once. */
export const CONFIRM_HOURS = 48;
/** Days for which the link to an archive can be used. */
export const ARCHIVE_DAYS = 14;

/** The last day for an answer. @param received the venue's day */
export const dueOn = (received: CalendarDate): CalendarDate => addDays(received, DAYS_TO_ANSWER);

/** The last day after an extension. */
export const extendedDue = (due: CalendarDate): CalendarDate => addMonths(due, MONTHS_MORE);

interface Timed {
  readonly state: PrivacyRequestState;
  /** The last day for an answer. */
  readonly due: CalendarDate;
  readonly extended: boolean;
}

/** Whether it may still be extended: once, and before the first period is over. */
export const isExtendable = ({ state, due, extended }: Timed, today: CalendarDate): boolean =>
  afterMove(state, 'extend') !== undefined && !extended && today <= due;

/** Days that are left for an answer: 0 on the last one, below it once it is late. */
export const daysLeft = (due: CalendarDate, today: CalendarDate): number => daysBetween(today, due);

/** How pressing it is; undefined for what is closed. @param left days that are left */
export function urgencyOf(
  state: PrivacyRequestState,
  left: number,
): 'inTime' | 'nearlyDue' | 'late' | undefined {
  if (!isUnderWay(state)) return undefined;
  if (left < 0) return 'late';
  return left <= NEARLY_DUE_DAYS ? 'nearlyDue' : 'inTime';
}

/**
 * What has to stay when a guest is erased: receipts by the law on bookkeeping, what a guest agreed to for a saved
 * card, figures without a name, and the proof that they were erased.
 */
export const keptAfterErasure = ['receipts', 'agreements', 'figures', 'proof'] as const;
export type KeptAfterErasure = (typeof keptAfterErasure)[number];
