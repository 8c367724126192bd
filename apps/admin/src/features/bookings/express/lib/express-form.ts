import type { AvailableTime, StaffBookingInput } from '@atrium/api-client/admin';
import type { ErrorCode } from '@atrium/i18n/locales/en/errors';
import { isGuestName } from '@atrium/rules/guest-name';

/** A new guest at the desk; one of the names is enough. */
export interface NewGuest {
  firstname: string;
  lastname: string;
  /** With country prefix, or as dialled in the venue's country. */
  phone: string;
  email: string;
}

/** The guest of the booking. */
export type ExpressGuest =
  | { kind: 'known'; _id: string; name: string; detail: string }
  | ({ kind: 'new' } & NewGuest)
  /** A drop-in: counts as arrived and stays without a name. */
  | { kind: 'walkIn' };

/** The express form as typed. */
export interface ExpressForm {
  guest: ExpressGuest | undefined;
  service: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight; undefined for the first that fits. */
  time: number | undefined;
  /** As typed; includes children. */
  participants: string;
  children: string;
  internalComment: string;
}

export type ExpressField = 'guest' | keyof NewGuest | 'service' | 'date' | 'time' | 'participants';

/** Problems by field. */
export type ExpressProblems = Partial<Record<ExpressField, ErrorCode>>;

/** Something was entered that leaving the page would lose; service and day are no more than chosen. */
export const isEntered = (form: ExpressForm): boolean =>
  form.guest !== undefined ||
  form.internalComment.trim() !== '' ||
  form.participants !== '1' ||
  form.children !== '';

const count = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;

/** An empty number of children means none. */
export const childrenOf = (form: Pick<ExpressForm, 'children'>) => count(form.children || '0');
export const participantsOf = (form: Pick<ExpressForm, 'participants'>) => count(form.participants);

function guestProblems(guest: ExpressGuest | undefined): ExpressProblems {
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
 */
export function problemsOf(form: ExpressForm, time: AvailableTime | undefined): ExpressProblems {
  const participants = participantsOf(form);
  const children = childrenOf(form);
  const waits = time !== undefined && waitsFor(time);
  const partyProblem = (): ErrorCode | undefined => {
    if (participants === undefined || participants < 1) return 'MISSING_PARTICIPANTS';
    if (children === undefined || children > participants) return 'INVALID_CHILDREN';
    if (time && !waits && participants > time.available) return 'PAX_EXCEEDS_AVAILABILITY';
    return undefined;
  };
  const party = partyProblem();
  return {
    ...guestProblems(form.guest),
    ...(!form.service && { service: 'SERVICE_REQUIRED' }),
    ...(form.service && !time && { time: 'TIME_NOT_OFFERED' }),
    ...(party && { participants: party }),
  };
}

/** Full, and one may wait for it. */
export const waitsFor = ({ available, waitingList }: AvailableTime) =>
  available <= 0 && waitingList;

/**
 * The time to book: the chosen one while it is offered, otherwise the next with room for the party,
 * then the next that can be booked or waited for at all; one already running only if none follows.
 * @param now minutes from midnight at the venue; undefined for another day
 */
export function pickTime(
  times: readonly AvailableTime[],
  chosen: number | undefined,
  participants: number,
  now: number | undefined,
): AvailableTime | undefined {
  const offered = times.find(({ start }) => start === chosen);
  if (offered) return offered;
  const coming = times.filter(({ start }) => now === undefined || start >= now);
  const running = times.filter(({ end }) => now === undefined || end > now);
  const hasRoom = ({ available }: AvailableTime) => available >= Math.max(1, participants);
  if (coming.length === 0) return running.findLast(hasRoom);
  return (
    coming.find(hasRoom) ?? coming.find((time) => time.available > 0 || waitsFor(time)) ?? coming[0]
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
  const comment = form.internalComment.trim();
  return {
    ...(customer !== undefined && { _customer: customer }),
    _service: form.service,
    date: form.date,
    timeindex: time.start,
    participants: exclusive ? 1 : (participantsOf(form) ?? 0),
    ...(children > 0 && { numberOfChildren: children }),
    ...(comment && { internalComment: comment }),
    available: time.available,
  };
}

const fieldByCode: Partial<Record<string, ExpressField>> = {
  SLOT_FULL: 'time',
  BOOKING_FAILED: 'time',
  TIME_NOT_OFFERED: 'time',
  DATE_IN_PAST: 'time',
  SERVICE_CLOSED: 'date',
  SERVICE_WITHOUT_TIMES: 'date',
  SERVICE_INACTIVE: 'service',
  MISSING_PARTICIPANTS: 'participants',
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
