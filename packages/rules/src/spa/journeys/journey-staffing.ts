import { minutesIn, without } from '../../calendar/time-spans';
import { largeEnough, rankedRooms } from '../times/room-choice';
import { allowedBy, canGiveAt, fitsAt, rankedTherapists } from '../times/therapist-choice';
import { planAt } from '../treatments/treatment-plan';
import {
  assigned,
  canBeAssigned,
  type Need,
  notTaken,
  type Steps,
  type Taken,
} from './journey-assignment';
import type { StaffableTreatment, StaffedTreatment } from './journeys';

/** Who gives the treatments of a journey, and where. */

export interface TimedTreatment {
  readonly treatment: StaffableTreatment;
  /** Minutes from midnight. */
  readonly start: number;
}

/**
 * The therapists and the rooms for treatments at these times, as the rules choose them: those who have them
 * so far, then the best of those whom the journey leaves free. Undefined if there are not enough.
 * @param useful how many minutes a piece of a day needs to be of use
 */
export function staffed(
  timed: readonly TimedTreatment[],
  useful: number,
  steps: Steps,
): StaffedTreatment[] | undefined {
  const inOrder = timed.toSorted((a, b) => a.start - b.start);
  const therapists = assigned(
    inOrder.map((one) => therapistNeed(one, (taken) => bestTherapists(one, useful, taken))),
    steps,
  );
  const rooms = assigned(
    inOrder.map((one) => roomNeed(one, (taken) => bestRooms(one, useful, taken))),
    steps,
  );
  if (!therapists || !rooms) return undefined;
  return timed.map((one) => {
    const index = inOrder.indexOf(one);
    return { therapists: therapists[index] ?? [], room: rooms[index]?.[0] ?? '' };
  });
}

/** Answers whether treatments find therapists and rooms, and remembers who is free for each when. */
export class StaffingCheck {
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly steps: Steps) {}

  /** False as well once the steps are used up. @param timed each with its place in the journey */
  passes(timed: readonly (TimedTreatment & { readonly index: number })[]): boolean {
    const therapists = timed.map((one) => {
      const { demand, day } = one.treatment;
      const able = this.remembered(`therapists ${one.index} ${one.start}`, () =>
        allowedBy(demand.wish, day.therapists).filter((each) =>
          canGiveAt(one.start, demand.plan, each),
        ),
      );
      const { therapist } = planAt(demand.plan, one.start);
      return therapistNeed(one, (taken) => notTaken(able, therapist, taken));
    });
    const rooms = timed.map((one) => {
      const { demand, day } = one.treatment;
      const able = this.remembered(`rooms ${one.index} ${one.start}`, () =>
        largeEnough(demand.guests, day.rooms).filter(({ free }) =>
          fitsAt(one.start, [demand.plan.room], free),
        ),
      );
      const { room } = planAt(demand.plan, one.start);
      return roomNeed(one, (taken) => notTaken(able, [room], taken));
    });
    return canBeAssigned(therapists, this.steps) && canBeAssigned(rooms, this.steps);
  }

  private remembered(
    key: string,
    find: () => readonly { readonly _id: string }[],
  ): readonly string[] {
    const known = this.known.get(key) ?? find().map(({ _id }) => _id);
    this.known.set(key, known);
    return known;
  }
}

const therapistNeed = ({ treatment, start }: TimedTreatment, free: Need['free']): Need => ({
  spans: planAt(treatment.demand.plan, start).therapist,
  count: treatment.demand.therapistsNeeded,
  named: treatment.demand.wish?._therapist ?? null,
  free,
});

const roomNeed = ({ treatment, start }: TimedTreatment, free: Need['free']): Need => ({
  spans: [planAt(treatment.demand.plan, start).room],
  count: 1,
  free,
});

function bestTherapists(
  { treatment: { demand, day, given }, start }: TimedTreatment,
  useful: number,
  taken: Taken,
): string[] {
  const left = day.therapists.map((one) => {
    const own = taken.get(one._id);
    if (!own) return one;
    return { ...one, free: without(one.free, own), busy: one.busy + minutesIn(own) };
  });
  return givenFirst(rankedTherapists(demand, start, left, useful), given?.therapists ?? []);
}

function bestRooms(
  { treatment: { demand, day, given }, start }: TimedTreatment,
  useful: number,
  taken: Taken,
): string[] {
  const left = day.rooms.map((one) => {
    const own = taken.get(one._id);
    return own ? { ...one, free: without(one.free, own) } : one;
  });
  return givenFirst(rankedRooms(demand, start, left, useful), given?.room ? [given.room] : []);
}

const givenFirst = (ids: readonly string[], given: readonly string[]): string[] =>
  ids.toSorted((a, b) => Number(given.includes(b)) - Number(given.includes(a)));
