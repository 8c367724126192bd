import type { AvailableTime, StaffBookingInput } from '@atrium/api-client/admin';
import type { ErrorCode } from '@atrium/i18n/locales/en/errors';
import { knownAges } from '@atrium/rules/bookings/participants';
import { isGuestName } from '@atrium/rules/guests/guest-name';
import { isOfferedTo } from '@atrium/rules/seating/tables/offered-parties';
import {
  isWished,
  type TableWish,
  toWishInput,
} from '../../../../shared/bookings/tables/table-wish';
import type { NewGuest, PickedGuest } from '../../../../shared/guests/picked-guest';

/** A time with its places when empty; 0 if unknown, or none are given out yet. */
export type ExpressTime = AvailableTime & { capacity: number };

/** The express form as typed. */
export interface ExpressForm {
  guest: PickedGuest | undefined;
  service: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight; undefined for the first that fits. */
  time: number | undefined;
  /** As typed; includes children. */
  participants: string;
  children: string;
  /** One of each child, where they pay by their age; null: not given. */
  ages: readonly (number | null)[];
  internalComment: string;
  wish: TableWish;
  /** Writes down a visit that has taken place. */
  recordPast: boolean;
}

export type ExpressField = 'guest' | keyof NewGuest | 'service' | 'date' | 'time' | 'participants';

/** Problems by field. */
export type ExpressProblems = Partial<Record<ExpressField, ErrorCode>>;

/** Something was entered that leaving the page would lose; service and day are no more than chosen. */
export const isEntered = (form: ExpressForm): boolean =>
  form.guest !== undefined ||
  form.internalComment.trim() !== '' ||
  isWished(form.wish) ||
  form.participants !== '1' ||
  form.children !== '';

const count = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;

/** An empty number of children means none. */
export const childrenOf = (form: Pick<ExpressForm, 'children'>) => count(form.children || '0');
export const participantsOf = (form: Pick<ExpressForm, 'participants'>) => count(form.participants);

function guestProblems(guest: PickedGuest | undefined): ExpressProblems {
  if (!guest) return { guest: 'MISSING_GUEST_DETAILS' };
  if (guest.kind !== 'new') return {};
  const { firstname, lastname, email } = guest;
  if (!firstname.trim() && !lastname.trim()) return { firstname: 'MISSING_GUEST_DETAILS' };
  return {
    ...(firstname.trim() && !isGuestName(firstname.trim()) && { firstname: 'INVALID_NAME' }),
    ...(lastname.trim() && !isGuestName(lastname.trim()) && { lastname: 'INVALID_NAME' }),
    ...(email.trim() && !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'INVALID_EMAIL' }),
  };
}

/**
 * Problems that can be found before asking the server.
 * @param time the chosen time; undefined if the day has none
 * @param today the venue's
 */
export function problemsOf(
  form: ExpressForm,
  time: ExpressTime | undefined,
  today: string,
): ExpressProblems {
  const participants = participantsOf(form);
  const children = childrenOf(form);
  const waits = time !== undefined && waitsFor(form, time);
  const partyProblem = (): ErrorCode | undefined => {
    if (participants === undefined || participants < 1) return 'MISSING_PARTICIPANTS';
    if (children === undefined || children > participants) return 'INVALID_CHILDREN';
    if (time && neverFits(time, participants)) return 'PARTY_TOO_LARGE';
    if (time && !waits && !isOfferedTo(time, participants)) return 'NO_TABLE_FREE';
    if (time && !waits && participants > time.available) return 'PAX_EXCEEDS_AVAILABILITY';
    return undefined;
  };
  const party = partyProblem();
  return {
    ...guestProblems(form.guest),
    ...(!form.service && { service: 'SERVICE_REQUIRED' }),
    ...(form.date < today && !form.recordPast && { date: 'DATE_IN_PAST' }),
    ...(form.service && !time && { time: 'TIME_NOT_OFFERED' }),
    ...(party && { participants: party }),
  };
}

const neverFits = ({ capacity }: ExpressTime, participants: number) =>
  capacity > 0 && participants > capacity;

/** What blocks booking as soon as it is entered, however much else is missing. */
export const isBlocked = ({ date, participants }: ExpressProblems): boolean =>
  date === 'DATE_IN_PAST' || participants === 'PARTY_TOO_LARGE';

const isQueue = ({ available, waitingList }: AvailableTime) => available <= 0 && waitingList;

/** The time is full, and the guest may wait for it; a drop-in is here already and cannot. */
export const waitsFor = ({ guest }: Pick<ExpressForm, 'guest'>, time: AvailableTime): boolean =>
  isQueue(time) && guest?.kind !== 'walkIn';

/**
 * The times to choose from: those that are over only where the past is recorded.
 * @param now minutes from midnight at the venue; undefined for another day
 */
export const offeredTimes = <Time extends Pick<AvailableTime, 'end'>>(
  times: readonly Time[],
  now: number | undefined,
  recordPast: boolean,
): Time[] => times.filter(({ end }) => now === undefined || recordPast || end > now);

/**
 * The time to book: the chosen one while it is offered, otherwise the next with room for the party,
 * then the next that can be booked or waited for at all; one already running only if none follows. A
 * party that no time can hold is refused and changes nothing.
 * @param now minutes from midnight at the venue; undefined for another day
 */
export function pickTime(
  times: readonly ExpressTime[],
  chosen: number | undefined,
  participants: number,
  now: number | undefined,
): ExpressTime | undefined {
  const offered = times.find(({ start }) => start === chosen);
  if (offered) return offered;
  const coming = times.filter(({ start }) => now === undefined || start >= now);
  const running = times.filter(({ end }) => now === undefined || end > now);
  const isPossible = times.some((time) => !neverFits(time, participants));
  const needed = isPossible ? Math.max(1, participants) : 1;
  const hasRoom = (time: AvailableTime) => time.available >= needed && isOfferedTo(time, needed);
  if (coming.length === 0) return running.findLast(hasRoom);
  return (
    coming.find(hasRoom) ?? coming.find((time) => time.available > 0 || isQueue(time)) ?? coming[0]
  );
}

/** The input once the guest has an id; a drop-in has none. */
export function toBooking(
  form: ExpressForm,
  time: AvailableTime,
  customer: string | undefined,
  exclusive: boolean,
): StaffBookingInput {
  const children = exclusive ? 0 : (childrenOf(form) ?? 0);
  const ages = knownAges({ children, ages: form.ages });
  const comment = form.internalComment.trim();
  return {
    ...(customer !== undefined && { _customer: customer }),
    _service: form.service,
    date: form.date,
    timeindex: time.start,
    participants: exclusive ? 1 : (participantsOf(form) ?? 0),
    ...(children > 0 && { numberOfChildren: children }),
    ...(ages && { childAges: ages }),
    ...(comment && { internalComment: comment }),
    ...(isWished(form.wish) && { tableWish: toWishInput(form.wish) }),
    ...(form.recordPast && { recordPast: true }),
    available: time.available,
  };
}

const fieldByCode: Partial<Record<string, ExpressField>> = {
  SLOT_FULL: 'time',
  BOOKING_FAILED: 'time',
  NO_TABLE_FREE: 'time',
  TIME_NOT_OFFERED: 'time',
  DATE_IN_PAST: 'date',
  SERVICE_CLOSED: 'date',
  SERVICE_WITHOUT_TIMES: 'date',
  SERVICE_INACTIVE: 'service',
  MISSING_PARTICIPANTS: 'participants',
  PARTY_TOO_LARGE: 'participants',
  INVALID_CHILDREN: 'participants',
  CHILDREN_NOT_ALLOWED: 'participants',
  MISSING_GUEST_DETAILS: 'guest',
  EMAIL_TAKEN: 'email',
  INVALID_EMAIL: 'email',
  INVALID_PHONE: 'phone',
  INVALID_NAME: 'firstname',
};

const isField = (name: string): name is ExpressField =>
  ['firstname', 'lastname', 'phone', 'email', 'date', 'participants'].includes(name);

/** The field a server error belongs to; undefined for above the form. */
export function fieldOf(failure: {
  code: string;
  details: readonly { field: string }[];
}): ExpressField | undefined {
  const named = failure.details.map(({ field }) => field).find(isField);
  return fieldByCode[failure.code] ?? named;
}
