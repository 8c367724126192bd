import type { DoorPartyOutput } from '@atrium/api-client/admin';

/** Minutes that a party has been waiting. */
export const waitedFor = ({ since }: Pick<DoorPartyOutput, 'since'>, now: number): number =>
  Math.max(0, now - since);

/** Minutes beyond the wait that it was quoted; 0 while there is time. */
export const overdueBy = (
  { since, quotedMinutes }: Pick<DoorPartyOutput, 'since' | 'quotedMinutes'>,
  now: number,
): number =>
  quotedMinutes === undefined ? 0 : Math.max(0, waitedFor({ since }, now) - quotedMinutes);

const STEP = 5;
const LONGEST = 120;

/** The waits that are offered for a quote; one that was worked out is rounded up, never down. */
export const quotes: readonly number[] = Array.from(
  { length: LONGEST / STEP + 1 },
  (_, step) => step * STEP,
);

export const quoteFor = (minutes: number): number =>
  Math.min(LONGEST, Math.ceil(minutes / STEP) * STEP);
