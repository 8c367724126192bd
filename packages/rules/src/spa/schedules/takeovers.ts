import { shifted, type TimeSpan } from '../../calendar/time-spans';
import {
  allowedBy,
  breaksUp,
  byOrder,
  canGiveAt,
  type TherapistTimes,
  type TherapistWish,
} from '../times/therapist-choice';
import type { TreatmentPlan } from '../treatments/treatment-plan';

/** Who takes over the treatments of a therapist who cannot give them. See docs/domain/spa.md. */

/** A therapist's part in a treatment that somebody else is to give. */
export interface PartToTakeOver {
  /** Id of the treatment. */
  readonly _id: string;
  /** When it begins, in minutes from midnight. */
  readonly start: number;
  /** What it takes. */
  readonly plan: Pick<TreatmentPlan, 'therapist' | 'room'>;
  /** Id of the therapist who gives it so far. */
  readonly from: string;
  /** Ids of the others who give it. */
  readonly beside: readonly string[];
  /** Ids of those who may give its type. */
  readonly able: readonly string[];
  readonly wish?: TherapistWish | null;
}

export interface TakeoverOption {
  readonly part: PartToTakeOver;
  /** Ids of the therapists who are free for it, the best first. */
  readonly candidates: readonly string[];
  /** The one who takes it over if staff do not choose; undefined: nobody is left for it. */
  readonly proposed?: string;
}

/** Enough for any day of a spa; beyond that the best that was found is proposed. */
const MAX_TRIES = 20_000;

/**
 * Who can take over each part, and who of them does, so that as many parts of a day as possible are taken
 * over and nobody is needed twice at once.
 * @param therapists with their free time of that day, once the change is made
 * @param useful how many minutes a piece of a day needs to be of use
 */
export function takeoverOptions(
  parts: readonly PartToTakeOver[],
  therapists: readonly TherapistTimes[],
  useful: number,
): TakeoverOption[] {
  const options = parts.map((part) => ({
    part,
    candidates: candidatesFor(part, therapists, useful),
  }));
  const chosen = mostTakenOver(options);
  return options.map((option) => {
    const proposed = chosen.get(option);
    return { ...option, ...(proposed === undefined ? {} : { proposed }) };
  });
}

/** Whether the guest asked for the therapist who cannot come, so that nobody else will do. */
export const isWishedFor = ({ from, wish }: Pick<PartToTakeOver, 'from' | 'wish'>): boolean =>
  wish?._therapist === from;

/** Whoever's day breaks up least first, then whoever has had least to do, as when it is booked. */
function candidatesFor(
  part: PartToTakeOver,
  therapists: readonly TherapistTimes[],
  useful: number,
): string[] {
  const { start, plan, from, beside, able, wish } = part;
  if (isWishedFor(part)) return [];
  return allowedBy(wish, therapists)
    .filter(
      (one) =>
        one._id !== from &&
        !beside.includes(one._id) &&
        able.includes(one._id) &&
        canGiveAt(start, plan, one),
    )
    .map((therapist) => ({
      therapist,
      broken: breaksUp(therapist.free, plan.therapist, start, useful),
    }))
    .sort(
      (a, b) =>
        a.broken.pieces - b.broken.pieces ||
        a.broken.wasted - b.broken.wasted ||
        a.therapist.busy - b.therapist.busy ||
        byOrder(a.therapist, b.therapist),
    )
    .map(({ therapist }) => therapist._id);
}

type Open = Pick<TakeoverOption, 'part' | 'candidates'>;

/** Tries the parts with the fewest candidates first, each with its best candidate first. */
function mostTakenOver(options: readonly Open[]): ReadonlyMap<Open, string> {
  const inOrder = options.toSorted(
    (a, b) => a.candidates.length - b.candidates.length || a.part.start - b.part.start,
  );
  const chosen = new Map<Open, string>();
  const taken = new Map<string, TimeSpan[]>();
  let best: ReadonlyMap<Open, string> = new Map();
  let tries = 0;

  const decide = (index: number): void => {
    tries += 1;
    if (chosen.size > best.size) best = new Map(chosen);
    const option = inOrder[index];
    const canStillWin = chosen.size + inOrder.length - index > best.size;
    if (!option || !canStillWin || tries > MAX_TRIES) return;
    const spans = heldBy(option.part);
    for (const candidate of option.candidates) {
      const before = taken.get(candidate) ?? [];
      if (haveCommonTime(before, spans)) continue;
      taken.set(candidate, [...before, ...spans]);
      chosen.set(option, candidate);
      decide(index + 1);
      chosen.delete(option);
      taken.set(candidate, before);
    }
    decide(index + 1);
  };
  decide(0);
  return best;
}

const heldBy = ({ start, plan }: PartToTakeOver): TimeSpan[] =>
  plan.therapist.map((span) => shifted(span, start));

const haveCommonTime = (some: readonly TimeSpan[], others: readonly TimeSpan[]): boolean =>
  some.some((one) => others.some(({ from, until }) => one.from < until && from < one.until));
