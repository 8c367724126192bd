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
  sumOf(arrivals.filter((one) => quarterOf(one.start) === quarterOf(start)));

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

/** Covers that arrive for a service. */
export interface ServiceArrivals {
  readonly service: string;
  readonly covers: number;
  /** Most covers in a quarter of an hour; none: as many as like. */
  readonly pacing: number | undefined;
}

/** A quarter of an hour in which somebody arrives. */
export interface QuarterArrivals {
  /** First minute from midnight. */
  readonly start: number;
  /** Of all services. */
  readonly covers: number;
  /** In the order in which they were met. */
  readonly services: readonly ServiceArrivals[];
}

/** Who arrives when, by quarters of an hour and services; those in which nobody does are left out. */
export function arrivalsByQuarter(
  arrivals: readonly (Arrivals & { readonly service: string })[],
  pacingOf: (service: string) => number | undefined,
): QuarterArrivals[] {
  const starts = [...new Set(arrivals.map(({ start }) => quarterOf(start)))].sort((a, b) => a - b);
  return starts.map((start) => {
    const all = arrivals.filter((one) => quarterOf(one.start) === start);
    const services = [...new Set(all.map(({ service }) => service))].map((service) => ({
      service,
      covers: sumOf(all.filter((one) => one.service === service)),
      pacing: pacingOf(service),
    }));
    return { start, covers: sumOf(all), services };
  });
}

const sumOf = (arrivals: readonly Arrivals[]) =>
  arrivals.reduce((sum, { covers }) => sum + covers, 0);
