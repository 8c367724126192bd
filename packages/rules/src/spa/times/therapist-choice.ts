import { minutesIn, shifted, type TimeSpan, without } from '../../calendar/time-spans';
import type { TherapistGender } from '../setup';
import { type TreatmentPlan, wholeOf } from '../treatments/treatment-plan';
import { inBoth, type StartWindow, startWindows } from './start-windows';

/** Who can give a treatment, and who is given it. See docs/domain/spa.md. */

export interface TherapistTimes {
  readonly _id: string;
  readonly gender: TherapistGender;
  readonly sortOrder: number;
  /** Their shifts, breaks and absences included, as `shiftSpans` answers them. */
  readonly shifts: readonly TimeSpan[];
  /** When they work and nobody has them, in minutes from midnight, as `without` answers it. */
  readonly free: readonly TimeSpan[];
  /** Minutes of the day that somebody has them. */
  readonly busy: number;
}

/** What the guest asks for: kept, or the start is not offered. */
export interface TherapistWish {
  /** Of every therapist. */
  readonly gender?: Exclude<TherapistGender, 'unspecified'> | null;
  /** Id of a therapist who has to be among those who give it. */
  readonly _therapist?: string | null;
}

export interface TherapistDemand {
  readonly plan: TreatmentPlan;
  /** How many at once, 1 to 6. */
  readonly therapistsNeeded: number;
  readonly wish?: TherapistWish | null;
}

/** Those whom the wish allows. */
export const allowedBy = <T extends Pick<TherapistTimes, 'gender'>>(
  wish: TherapistWish | null | undefined,
  therapists: readonly T[],
): readonly T[] =>
  wish?.gender ? therapists.filter(({ gender }) => gender === wish.gender) : therapists;

/** Whether all spans of something that begins then are in free time. @param spans from its start */
export function fitsAt(
  start: number,
  spans: readonly TimeSpan[],
  free: readonly TimeSpan[],
): boolean {
  const [first = { from: 0, until: 0 }, ...others] = spans;
  return [first, ...others].every(({ from, until }) =>
    free.some((time) => time.from <= start + from && start + until <= time.until),
  );
}

/** Whether a therapist is there from preparation to the end of reset, and free whenever they are held. */
export const canGiveAt = (
  start: number,
  plan: Pick<TreatmentPlan, 'therapist' | 'room'>,
  { shifts, free }: Pick<TherapistTimes, 'shifts' | 'free'>,
): boolean => fitsAt(start, plan.therapist, free) && fitsAt(start, [wholeOf(plan)], shifts);

/** When they could begin, as `canGiveAt` says. */
export const therapistWindows = (
  plan: Pick<TreatmentPlan, 'therapist' | 'room'>,
  { shifts, free }: Pick<TherapistTimes, 'shifts' | 'free'>,
): readonly StartWindow[] =>
  inBoth(startWindows(plan.therapist, free), startWindows([wholeOf(plan)], shifts));

/**
 * The therapists for a treatment, best first as `rankedTherapists` has them, or undefined if too few are free
 * or the wish cannot be kept.
 * @param start minutes from midnight
 * @param useful how many minutes a piece needs to be of use
 * @param therapists who may give it
 * @returns ids
 */
export function chooseTherapists(
  demand: TherapistDemand,
  start: number,
  therapists: readonly TherapistTimes[],
  useful: number,
): string[] | undefined {
  const { therapistsNeeded, wish } = demand;
  const able = rankedTherapists(demand, start, therapists, useful);
  if (able.length < therapistsNeeded) return undefined;
  if (wish?._therapist && able[0] !== wish._therapist) return undefined;
  return able.slice(0, therapistsNeeded);
}

/**
 * Everybody whom the wish allows and who can give a treatment then. Whoever the wish names comes first, then
 * whoever's day breaks up least: into the fewest pieces, then with the fewest minutes in pieces too short to
 * use. Of those alike, whoever has had least to do that day.
 * @param start @param useful @param therapists as for `chooseTherapists`
 * @returns ids
 */
export function rankedTherapists(
  { plan, wish }: Pick<TherapistDemand, 'plan' | 'wish'>,
  start: number,
  therapists: readonly TherapistTimes[],
  useful: number,
): string[] {
  return allowedBy(wish, therapists)
    .filter((one) => canGiveAt(start, plan, one))
    .map((therapist) => ({
      therapist,
      isNamed: therapist._id === wish?._therapist,
      broken: breaksUp(therapist.free, plan.therapist, start, useful),
    }))
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        a.broken.pieces - b.broken.pieces ||
        a.broken.wasted - b.broken.wasted ||
        a.therapist.busy - b.therapist.busy ||
        byOrder(a.therapist, b.therapist),
    )
    .map(({ therapist }) => therapist._id);
}

/** Sort order, then id: the same on every process. */
export const byOrder = (
  a: Pick<TherapistTimes, '_id' | 'sortOrder'>,
  b: Pick<TherapistTimes, '_id' | 'sortOrder'>,
): number => a.sortOrder - b.sortOrder || (a._id < b._id ? -1 : 1);

/** By how much free time gets more broken, in pieces and in minutes that are of no use to anybody. */
export function breaksUp(
  free: readonly TimeSpan[],
  spans: readonly TimeSpan[],
  start: number,
  useful: number,
): { pieces: number; wasted: number } {
  const left = without(
    free,
    spans.map((span) => shifted(span, start)),
  );
  const wastedIn = (pieces: readonly TimeSpan[]) =>
    minutesIn(pieces.filter(({ from, until }) => until - from < useful));
  return { pieces: left.length - free.length, wasted: wastedIn(left) - wastedIn(free) };
}
