import { shifted, type TimeSpan } from '../../calendar/time-spans';
import { wholeOf } from '../treatments/treatment-plan';
import { Steps } from './journey-assignment';
import { StaffingCheck, staffed, type TimedTreatment } from './journey-staffing';
import {
  type JourneyDemand,
  type JourneyOffer,
  type JourneyTreatment,
  MAX_JOURNEY_STEPS,
} from './journeys';

/** When a journey can begin. See docs/domain/spa.md. */

export interface JourneyOffers {
  /** By the start of the journey; one for each. */
  readonly offers: readonly JourneyOffer[];
  /** False: the search was given up, and there may be more. */
  readonly isComplete: boolean;
}

/**
 * The starts of a day at which all of a journey fits. Of several ways to begin at the same time, the one in
 * the order asked for, then the one with the shortest first wait.
 * @param spacing minutes between two starts, as the venue sets it
 */
export function journeyOffers(
  journey: JourneyDemand,
  spacing: number,
  maxSteps = MAX_JOURNEY_STEPS,
): JourneyOffers {
  const steps = new Steps(maxSteps);
  const search = new JourneySearch(journey, steps);
  const firsts = new Set(journey.treatments.flatMap(({ starts }) => starts));
  const offers: JourneyOffer[] = [];
  for (const first of [...firsts].sort((a, b) => a - b)) {
    const starts = search.from(first);
    const timed = journey.treatments.map((treatment, index) => ({
      treatment,
      start: starts?.[index] ?? first,
    }));
    const choice = starts && staffed(timed, spacing, steps);
    if (starts && choice) offers.push({ starts, staffed: choice });
  }
  return { offers, isComplete: steps.areLeft };
}

interface Placed extends TimedTreatment {
  readonly treatment: JourneyTreatment;
  /** Place in the journey as it was asked for. */
  readonly index: number;
}

/**
 * Tries the treatments in the order in which they begin, so that each way to do it is looked at once, and
 * remembers what cannot be finished, whatever came before it.
 */
class JourneySearch {
  private readonly check: StaffingCheck;
  private readonly hopeless = new Set<string>();
  private readonly guests: readonly number[];
  private readonly longestPreparation: number;

  constructor(
    private readonly journey: JourneyDemand,
    private readonly steps: Steps,
  ) {
    this.check = new StaffingCheck(steps);
    this.guests = [...new Set(journey.treatments.flatMap(({ guests }) => guests))];
    this.longestPreparation = Math.max(
      ...journey.treatments.map(({ demand }) => 0 - wholeOf(demand.plan).from),
    );
  }

  /** The start of each treatment, if a journey can begin then. */
  from(first: number): number[] | undefined {
    const placed = this.finished([], first);
    return placed?.toSorted((a, b) => a.index - b.index).map(({ start }) => start);
  }

  private finished(placed: readonly Placed[], first: number): readonly Placed[] | undefined {
    const { treatments } = this.journey;
    if (placed.length === treatments.length) return placed;
    const key = this.keyOf(placed, first);
    if (this.hopeless.has(key)) return undefined;
    for (const next of this.nextOf(placed, first)) {
      if (!this.steps.take()) return undefined;
      const more = [...placed, next];
      if (this.isStuck(more, first)) continue;
      const hold = shifted(wholeOf(next.treatment.demand.plan), next.start);
      if (!this.check.passes(linkedTo(more, hold))) continue;
      const found = this.finished(more, first);
      if (found) return found;
    }
    this.hopeless.add(key);
    return undefined;
  }

  /** What can begin next: not before what is placed last, and for each of its guests in time. */
  private *nextOf(placed: readonly Placed[], first: number): Generator<Placed> {
    const last = placed.at(-1);
    for (const [index, treatment] of this.journey.treatments.entries()) {
      if (has(placed, index) || !this.isNext(index, placed)) continue;
      const windows = treatment.guests.map((guest) => this.windowOf(guest, placed, first));
      const from = Math.max(...windows.map((window) => window.from));
      const until = Math.min(...windows.map((window) => window.until));
      for (const start of treatment.starts) {
        if (from <= start && start <= until && comesAfter(last, { index, start })) {
          yield { index, treatment, start };
        }
      }
    }
  }

  /** Whether nothing that must come first is missing. */
  private isNext(index: number, placed: readonly Placed[]): boolean {
    const { treatments } = this.journey;
    const treatment = treatments[index];
    const shares = (one: JourneyTreatment) =>
      one.guests.some((guest) => treatment?.guests.includes(guest));
    return (
      treatment?.anyOrder ||
      treatments.slice(0, index).every((earlier, at) => {
        const isFree = earlier.anyOrder || !shares(earlier);
        return isFree || has(placed, at);
      })
    );
  }

  /** The starts, both included, that a guest's next treatment can have. */
  private windowOf(guest: number, placed: readonly Placed[], first: number): TimeSpan {
    const { leastGap, mostGap } = this.journey;
    const before = placed.findLast(({ treatment }) => treatment.guests.includes(guest));
    if (!before) return { from: first, until: first };
    return { from: endOf(before) + leastGap, until: endOf(before) + mostGap };
  }

  /** Whether nothing that a guest has left can follow in time: another began too late, or it came before. */
  private isStuck(placed: readonly Placed[], first: number): boolean {
    const last = placed.at(-1);
    return this.guests.some((guest) => {
      const { from, until } = this.windowOf(guest, placed, first);
      const open = this.journey.treatments
        .map(({ guests, starts }, index) => ({ guests, starts, index }))
        .filter(({ guests, index }) => guests.includes(guest) && !has(placed, index));
      const canFollow = open.some(({ starts, index }) =>
        starts.some(
          (start) => from <= start && start <= until && comesAfter(last, { index, start }),
        ),
      );
      return open.length > 0 && !canFollow;
    });
  }

  /** What is left to do and all that matters to it: when its guests are ready, and who is still held. */
  private keyOf(placed: readonly Placed[], first: number): string {
    const last = placed.at(-1);
    const reached = last?.start ?? first;
    const held = linkedTo(placed, {
      from: reached - this.longestPreparation,
      until: Number.POSITIVE_INFINITY,
    });
    return [
      placed.map(({ index }) => index).sort((a, b) => a - b),
      [reached, last?.index],
      this.guests.map((guest) => this.windowOf(guest, placed, first).from),
      held.map(({ index, start }) => `${index}@${start}`),
    ].join('|');
  }
}

const has = (placed: readonly Placed[], index: number): boolean =>
  placed.some((one) => one.index === index);

/** What begins together goes by its place, so that each way is looked at once. */
const comesAfter = (
  last: Placed | undefined,
  { index, start }: Pick<Placed, 'index' | 'start'>,
): boolean => !last || start > last.start || (start === last.start && index > last.index);

const endOf = ({ treatment, start }: TimedTreatment): number => start + treatment.demand.plan.end;

/** Those that hold somebody at a time, and those whose times touch theirs: one may depend on the other's choice. */
function linkedTo(placed: readonly Placed[], time: TimeSpan): readonly Placed[] {
  const linked = new Set<Placed>();
  const spans = [time];
  for (const span of spans) {
    for (const one of placed) {
      const hold = shifted(wholeOf(one.treatment.demand.plan), one.start);
      if (linked.has(one) || hold.until <= span.from || span.until <= hold.from) continue;
      linked.add(one);
      spans.push(hold);
    }
  }
  return placed.filter((one) => linked.has(one));
}
