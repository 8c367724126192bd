import type {
  FreeStart,
  TreatmentAndCustomerInput,
  TreatmentInput,
  TreatmentTypeOutput,
} from '@atrium/api-client/admin';
import { isGuestName } from '@atrium/rules/guests/guest-name';
import {
  type NewGuest,
  newGuestInput,
  type PickedGuest,
} from '../../../../shared/guests/picked-guest';
import { payerInput } from '../../../../shared/memberships/payer';

/** The new treatment as it is filled in. */
export interface NewTreatment {
  guest: PickedGuest | undefined;
  /** Id; empty until the types are there. */
  type: string;
  /** Id of one of its lengths; empty: the first. */
  length: string;
  wish: Wish;
  /** Id; empty: chosen by the rules. */
  room: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** Minutes from midnight; undefined: the first that is free. */
  start: number | undefined;
  /** By addon id. */
  addons: Record<string, number>;
  internalComment: string;
  /** What pays for it, as `payerInput` reads it; empty: the guest. */
  paidBy: string;
  /** Any time of a therapist who is named, whether they work then or not. */
  outside: boolean;
}

/** Who gives it: `at` by the place on the plan that was clicked, the others because the guest asks for it. */
export type Wish =
  | { kind: 'anybody' }
  | { kind: 'at' | 'therapist'; _id: string }
  | { kind: 'gender'; gender: 'woman' | 'man' };

export const anybody: Wish = { kind: 'anybody' };

/** A wish as the value of an option. */
export function wishValue(wish: Wish): string {
  if (wish.kind === 'anybody') return '';
  return wish.kind === 'gender' ? wish.gender : `${wish.kind}:${wish._id}`;
}

export function wishOf(value: string): Wish {
  if (value === 'woman' || value === 'man') return { kind: 'gender', gender: value };
  const [kind, _id = ''] = value.split(':');
  return kind === 'at' || kind === 'therapist' ? { kind, _id } : anybody;
}

/** Id of the therapist who is to give it. */
export const namedIn = (wish: Wish): string | undefined => ('_id' in wish ? wish._id : undefined);

/** Types that can be booked, those of a therapist or a room only where one is given. */
export const typesFor = (
  types: readonly TreatmentTypeOutput[],
  { therapist, room }: { therapist?: string | undefined; room?: string | undefined },
): TreatmentTypeOutput[] => {
  const open = types.filter(({ active }) => active);
  const fitting = open.filter(
    ({ therapists, rooms }) =>
      (therapist === undefined || therapists.includes(therapist)) &&
      (room === undefined || rooms.includes(room)),
  );
  return fitting.length > 0 ? fitting : open;
};

/** The start to book: the wanted one while it is free, otherwise the next after it, otherwise the first. */
export function pickStart<T extends Pick<FreeStart, 'timeindexStart'>>(
  starts: readonly T[],
  wanted: number | undefined,
): T | undefined {
  if (wanted === undefined) return starts[0];
  return starts.find(({ timeindexStart }) => timeindexStart >= wanted) ?? starts.at(-1);
}

/** Minutes from the start until its reset is over. */
export const minutesOf = (type: TreatmentTypeOutput, length: string): number => {
  const chosen = type.lengths.find(({ _id }) => _id === length) ?? type.lengths[0];
  return (chosen?.minutes ?? 0) + type.reset.minutes;
};

export type Problem = 'MISSING_GUEST_DETAILS' | 'INVALID_NAME' | 'INVALID_EMAIL';

/** What keeps a guest from being booked for, by field. */
export function guestProblems(
  guest: PickedGuest | undefined,
): Partial<Record<'guest' | keyof NewGuest, Problem>> {
  if (!guest) return { guest: 'MISSING_GUEST_DETAILS' };
  if (guest.kind !== 'new') return {};
  const [firstname, lastname, email] = [guest.firstname, guest.lastname, guest.email].map((text) =>
    text.trim(),
  );
  if (!firstname && !lastname) return { firstname: 'MISSING_GUEST_DETAILS' };
  return {
    ...(firstname && !isGuestName(firstname) ? { firstname: 'INVALID_NAME' } : {}),
    ...(lastname && !isGuestName(lastname) ? { lastname: 'INVALID_NAME' } : {}),
    ...(email && !/^\S+@\S+\.\S+$/.test(email) ? { email: 'INVALID_EMAIL' } : {}),
  };
}

/** The treatment without its guest. @param start minutes from midnight */
export function toTreatment(
  { type, length, wish, room, date, addons, internalComment, paidBy, outside }: NewTreatment,
  start: number,
): TreatmentInput {
  const chosen = Object.entries(addons).filter(([, quantity]) => quantity > 0);
  const comment = internalComment.trim();
  const named = namedIn(wish);
  const isPlaced = outside || wish.kind === 'at';
  return {
    ...{ date, timeindexStart: start, _treatmentType: type },
    ...(length ? { _length: length } : {}),
    ...(named && isPlaced ? { therapists: [{ _therapist: named }] } : {}),
    ...(wish.kind === 'therapist' ? { wish: { _therapist: wish._id } } : {}),
    ...(wish.kind === 'gender' ? { wish: { gender: wish.gender } } : {}),
    ...(room ? { _room: room } : {}),
    ...(chosen.length > 0
      ? { addons: chosen.map(([_addon, quantity]) => ({ _addon, quantity })) }
      : {}),
    ...(comment ? { internalComment: comment } : {}),
    ...payerInput(paidBy),
    ...(outside ? { outsideWorkingTime: true } : {}),
  };
}

/** With a guest who is made along with it. */
export const withNewGuest = (
  treatment: TreatmentInput,
  guest: NewGuest,
): TreatmentAndCustomerInput => {
  const { _customer: _, ...rest } = treatment;
  return { ...rest, customer: newGuestInput(guest) };
};

/** Something was entered that closing would lose; type, day and time are no more than chosen. */
export const isEntered = ({ guest, internalComment, addons }: NewTreatment): boolean =>
  guest !== undefined ||
  internalComment.trim() !== '' ||
  Object.values(addons).some((quantity) => quantity > 0);
