import type { SpaDay, TreatmentDemand } from '../times/free-starts';

/** Several treatments booked together. See docs/domain/spa.md. */

export const MAX_JOURNEY_TREATMENTS = 10;
export const MAX_JOURNEY_GUESTS = 6;
/** Minutes between two treatments of a guest. */
export const MAX_JOURNEY_GAP = 240;

/** Times and choices that one search looks at: some tens of milliseconds. */
export const MAX_JOURNEY_STEPS = 20_000;

/** A treatment that is to be given. */
export interface StaffableTreatment {
  readonly demand: TreatmentDemand;
  /** Who may give it and where it may be given, with their free time of the day. */
  readonly day: SpaDay;
  /** Who gives it so far and where: they keep it if they can. */
  readonly given?: { readonly therapists: readonly string[]; readonly room?: string };
}

/** A treatment that is part of a journey. */
export interface JourneyTreatment extends StaffableTreatment {
  /** Who gets it: positions among the guests of the journey, from 0. */
  readonly guests: readonly number[];
  /** It may come before or after any other; those that may not keep the order they were asked for in. */
  readonly anyOrder: boolean;
  /** When it could begin if it were alone, in minutes from midnight, ascending. */
  readonly starts: readonly number[];
}

export interface JourneyDemand<T = JourneyTreatment> {
  /** In the order in which they were asked for. */
  readonly treatments: readonly T[];
  /** Minutes from the end of one of a guest's treatments, without reset, until the next. */
  readonly leastGap: number;
  readonly mostGap: number;
}

/** Who gives a treatment and where: ids. */
export interface StaffedTreatment {
  readonly therapists: readonly string[];
  readonly room: string;
}

export interface JourneyOffer {
  /** Of each treatment, in the order in which they were asked for. */
  readonly starts: readonly number[];
  readonly staffed: readonly StaffedTreatment[];
}

/**
 * Whether treatments that begin then are the journey that was asked for: all guests begin together, each has
 * one treatment at a time with a gap as wished between them, and what has no free order keeps its order.
 * @param starts of each treatment
 */
export function keepsJourney(
  {
    treatments,
    leastGap,
    mostGap,
  }: JourneyDemand<Pick<JourneyTreatment, 'guests' | 'anyOrder' | 'demand'>>,
  starts: readonly number[],
): boolean {
  const timed = treatments.map(({ guests, anyOrder, demand }, index) => {
    const start = starts[index] ?? Number.NaN;
    return { index, guests, anyOrder, start, end: start + demand.plan.end };
  });
  const first = Math.min(...timed.map(({ start }) => start));
  const guests = new Set(timed.flatMap((one) => one.guests));
  return [...guests].every((guest) => {
    const own = timed
      .filter((one) => one.guests.includes(guest))
      .sort((a, b) => a.start - b.start || a.index - b.index);
    const inOrder = own.filter(({ anyOrder }) => !anyOrder);
    return (
      own[0]?.start === first &&
      inOrder.every(({ index }, place) => index > (inOrder[place - 1]?.index ?? -1)) &&
      own.slice(1).every(({ start }, place) => {
        const gap = start - (own[place]?.end ?? Number.NaN);
        return leastGap <= gap && gap <= mostGap;
      })
    );
  });
}
