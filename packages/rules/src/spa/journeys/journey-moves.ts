import { MINUTES_PER_DAY } from '../../calendar/minutes';
import { Steps } from './journey-assignment';
import { StaffingCheck, staffed } from './journey-staffing';
import { MAX_JOURNEY_STEPS, type StaffableTreatment, type StaffedTreatment } from './journeys';

/** Treatments of a journey at times that somebody has chosen. See docs/domain/spa.md. */

/**
 * Who gives treatments that begin then, and where; undefined if they do not all find somebody.
 * @param starts of each, in minutes from midnight
 * @param useful how many minutes a piece of a day needs to be of use
 */
export const staffedAt = (
  treatments: readonly StaffableTreatment[],
  starts: readonly number[],
  useful: number,
): StaffedTreatment[] | undefined =>
  staffed(timedAt(treatments, starts, 0), useful, new Steps(MAX_JOURNEY_STEPS));

/**
 * The starts of a day to which a journey could be moved: its treatments keep their times between each other.
 * @param offsets minutes of each treatment after the first
 * @param spacing minutes between two starts, as the venue sets it
 */
export function journeyMoves(
  treatments: readonly StaffableTreatment[],
  offsets: readonly number[],
  spacing: number,
): number[] {
  const check = new StaffingCheck(new Steps(MAX_JOURNEY_STEPS));
  const found: number[] = [];
  for (let first = 0; first + Math.max(...offsets) < MINUTES_PER_DAY; first += spacing) {
    if (check.passes(timedAt(treatments, offsets, first))) found.push(first);
  }
  return found;
}

const timedAt = (
  treatments: readonly StaffableTreatment[],
  starts: readonly number[],
  later: number,
) =>
  treatments.map((treatment, index) => ({
    ...{ index, treatment },
    start: (starts[index] ?? 0) + later,
  }));
