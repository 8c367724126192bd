import { shareOf } from '../../money/minor-units';

const HOUR_MS = 3_600_000;

/** Until this many hours before the start, cancelling costs this share. */
export interface CancellationStep {
  /** Elapsed hours, 0 or more. */
  readonly hours: number;
  /** Of the price, 0 to 10,000; 0 is free. */
  readonly basisPoints: number;
}

/**
 * What cancelling costs, by how early it is: each step ends so many hours before the start, and after the
 * last one nothing is given back. Without any step it costs all of it from the beginning.
 *
 * @example free until two days before, half until one day before: [{48, 0}, {24, 5000}]
 */
export type CancellationTerms = readonly CancellationStep[];

const ALL = 10_000;

/** Whether the steps come one after another: ever later, and ever more. */
export const areOrdered = (terms: CancellationTerms): boolean =>
  terms.every((step, index) => {
    const before = terms[index - 1];
    return !before || (step.hours < before.hours && step.basisPoints >= before.basisPoints);
  });

/**
 * The fee for cancelling now, in minor units. At the end of a step, its terms still hold.
 * @param start of what is cancelled, and `now`: epoch milliseconds
 */
export function cancellationFee(
  terms: CancellationTerms,
  { price, start, now }: { readonly price: number; readonly start: number; readonly now: number },
): number {
  const step = terms.find(({ hours }) => now <= start - hours * HOUR_MS);
  return shareOf(price, step?.basisPoints ?? ALL);
}

/**
 * What goes back to a guest who cancels now, in minor units: what they paid less the fee, never less than
 * nothing.
 */
export function refundOnCancelling(
  terms: CancellationTerms,
  {
    paid,
    ...booking
  }: { readonly paid: number; readonly price: number } & {
    readonly start: number;
    readonly now: number;
  },
): number {
  return Math.max(0, paid - cancellationFee(terms, booking));
}

/** The terms of a service that knows only until when cancelling is free. */
export const freeUntil = (hours: number): CancellationTerms => [{ hours, basisPoints: 0 }];
