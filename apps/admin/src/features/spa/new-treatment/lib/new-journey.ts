import type {
  JourneyInput,
  JourneyOfferOutput,
  JourneyQuery,
  TherapistOutput,
  TreatmentTypeOutput,
} from '@atrium/api-client/admin';
import { treatmentPrice } from '@atrium/rules/spa/treatments/treatment-price';
import { newGuestInput, type PickedGuest } from '../../../../shared/guests/picked-guest';
import { payerInput } from '../../../../shared/memberships/payer';
import { anybody, namedIn, type Wish } from './new-treatment';

/** One of the treatments of a journey as it is filled in. */
export interface JourneyRow {
  /** Tells rows apart that ask for the same. */
  key: number;
  /** Id of the type. */
  type: string;
  /** Id of one of its lengths; empty: the first. */
  length: string;
  wish: Wish;
  /** Who gets it: each guest, or those from a place on. */
  from: 'each' | number;
  /** What pays for it, as `payerInput` reads it; empty: the guest. */
  paidBy: string;
}

/** The new journey as it is filled in. */
export interface NewJourney {
  /** One each; undefined: not known by name. */
  guests: readonly (PickedGuest | undefined)[];
  rows: readonly JourneyRow[];
  /** Minutes between two treatments. */
  leastGap: number;
  mostGap: number;
  /** `yyyy-mm-dd` */
  date: string;
  /** Minutes from midnight; undefined: the first that is free. */
  start: number | undefined;
  internalComment: string;
  /** The guest is sent a confirmation. */
  confirm: boolean;
}

export const emptyRow = (key: number, type: string): JourneyRow => ({
  ...{ key, type, length: '', wish: anybody, from: 'each', paidBy: '' },
});

/**
 * Who can get a treatment for so many at once, of so many guests: each of them, if that comes out even, or
 * those from a place on.
 */
export function sharesOf(size: number, guests: number): JourneyRow['from'][] {
  const places = Array.from({ length: Math.max(guests - size + 1, 1) }, (_, place) => place);
  return guests % size === 0 ? ['each', ...(places.length > 1 ? places : [])] : places;
}

/** Places of the guests, once for each time that it is given. */
export function groupsOf(
  { from }: Pick<JourneyRow, 'from'>,
  size: number,
  guests: number,
): number[][] {
  const [usual = 0] = sharesOf(size, guests);
  const chosen = sharesOf(size, guests).includes(from) ? from : usual;
  const starts =
    chosen === 'each' ? Array.from({ length: guests / size }, (_, n) => n * size) : [chosen];
  return starts.map((first) => Array.from({ length: size }, (_, n) => first + n));
}

/** As many as are named, or as any of the treatments needs. */
export const guestCount = (
  { guests, rows }: Pick<NewJourney, 'guests' | 'rows'>,
  typesById: ReadonlyMap<string, TreatmentTypeOutput>,
): number => Math.max(guests.length, ...rows.map(({ type }) => typesById.get(type)?.guests ?? 1));

/** The treatments that are asked for, each for those who get it at once. */
export function toQuery(
  journey: NewJourney,
  typesById: ReadonlyMap<string, TreatmentTypeOutput>,
): JourneyQuery {
  const { rows, date, leastGap, mostGap } = journey;
  const count = guestCount(journey, typesById);
  const treatments = rows.flatMap((row) =>
    groupsOf(row, typesById.get(row.type)?.guests ?? 1, count).map((guests) => ({
      ...{ _treatmentType: row.type, guests },
      ...(row.length ? { _length: row.length } : {}),
      ...wishOf(row.wish),
    })),
  );
  return { date, leastGap, mostGap: Math.max(leastGap, mostGap), treatments };
}

/**
 * Id of the guest whose memberships and stays can pay for a treatment: whoever it is booked under. Undefined where
 * that is nobody known, or somebody else each time that it is given.
 */
export function payingGuest(
  { guests }: Pick<NewJourney, 'guests'>,
  groups: readonly (readonly number[])[],
): string | undefined {
  const [first] = guests.filter(Boolean);
  const ids = groups.map((group) => {
    const guest = group.map((place) => guests[place]).find(Boolean) ?? first;
    return guest?.kind === 'known' ? guest._id : undefined;
  });
  return new Set(ids).size === 1 ? ids[0] : undefined;
}

/** What something else pays for, minor units. @param therapists with their levels */
export function coveredPrice(
  journey: Pick<NewJourney, 'guests' | 'rows'>,
  typesById: ReadonlyMap<string, TreatmentTypeOutput>,
  therapists: readonly Pick<TherapistOutput, '_id' | 'level'>[],
): number {
  const count = guestCount(journey, typesById);
  return journey.rows.reduce((sum, row) => {
    const type = typesById.get(row.type);
    if (!type || !row.paidBy) return sum;
    const length = type.lengths.find(({ _id }) => _id === row.length) ?? type.lengths[0];
    const named = namedIn(row.wish);
    const asked = therapists.filter(({ _id }) => _id === named).map(({ level }) => level);
    const price = treatmentPrice(length?.price ?? 0, type.levelPrices, asked);
    return sum + price * groupsOf(row, type.guests, count).length;
  }, 0);
}

/** As it was offered, for its guests. @param query as it was asked for */
export function toJourney(
  { guests, rows, internalComment }: NewJourney,
  { treatments, ...query }: JourneyQuery,
  offer: JourneyOfferOutput,
  typesById: ReadonlyMap<string, TreatmentTypeOutput>,
): JourneyInput {
  const comment = internalComment.trim();
  const count = guestCount({ guests, rows }, typesById);
  const payers = rows.flatMap((row) =>
    groupsOf(row, typesById.get(row.type)?.guests ?? 1, count).map(() => payerInput(row.paidBy)),
  );
  return {
    ...query,
    treatments: treatments.map((one, index) => ({
      ...one,
      ...payers[index],
      timeindexStart: offer.treatments[index]?.timeindexStart ?? offer.timeindexStart,
    })),
    guests: guests.map(guestOf),
    ...(comment ? { internalComment: comment } : {}),
  };
}

const wishOf = (wish: Wish) => {
  if (wish.kind === 'gender') return { wish: { gender: wish.gender } };
  return wish.kind === 'therapist' ? { wish: { _therapist: wish._id } } : {};
};

function guestOf(guest: PickedGuest | undefined) {
  if (guest?.kind === 'known') return { _customer: guest._id };
  return guest?.kind === 'new' ? { newCustomer: newGuestInput(guest) } : {};
}

/** Whether a confirmation can be emailed to them. */
export const hasAddress = (guest: PickedGuest | undefined): boolean =>
  guest?.kind === 'new'
    ? guest.email.trim() !== ''
    : guest?.kind === 'known' && guest.detail.includes('@');

/** Something was entered that closing would lose. */
export const isJourneyEntered = ({ guests, internalComment }: NewJourney): boolean =>
  guests.some(Boolean) || internalComment.trim() !== '';
