/** How many covers may arrive at once. See docs/domain/dining-room.md. */

export const PACING_MINUTES = 15;

/** The quarter of an hour in which a start lies. @returns its first minute from midnight */
export const quarterOf = (start: number): number =>
  Math.floor(start / PACING_MINUTES) * PACING_MINUTES;

/** Covers at one start. */
export interface Arrivals {
  /** Minutes from midnight. */
  readonly start: number;
  readonly covers: number;
}

/** Covers that arrive in the same quarter of an hour as this start. */
export const arrivingWith = (start: number, arrivals: readonly Arrivals[]): number =>
  arrivals
    .filter((one) => quarterOf(one.start) === quarterOf(start))
    .reduce((sum, { covers }) => sum + covers, 0);

/**
 * Covers that may still arrive in the quarter of an hour of this start.
 * @param pacing most covers in a quarter of an hour; none: as many as like
 */
export const pacingLeft = (
  pacing: number | null | undefined,
  start: number,
  arrivals: readonly Arrivals[],
): number =>
  pacing === null || pacing === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, pacing - arrivingWith(start, arrivals));
