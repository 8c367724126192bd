import type { TreatmentOutput } from '@atrium/api-client/admin';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';

/**
 * The treatments of a day that guests are in, or still come to, by their start.
 * @param date `yyyy-mm-dd`
 * @param now minutes from midnight of that day
 */
export const nextTreatments = (
  treatments: readonly TreatmentOutput[],
  date: string,
  now: number,
): TreatmentOutput[] =>
  treatments
    .filter((one) => one.date === date && !isPause(one) && one.status !== 'no-show')
    .filter(({ timeindexEnd }) => timeindexEnd > now)
    .toSorted((a, b) => a.timeindexStart - b.timeindexStart);
