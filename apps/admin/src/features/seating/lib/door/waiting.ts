import type { DoorPartyOutput } from '@atrium/api-client/admin';
import { MAX_QUOTED_MINUTES } from '@atrium/rules/seating/evening/door-states';

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

const usual = Array.from({ length: LONGEST / STEP + 1 }, (_, step) => step * STEP);

/** A wait that was worked out, rounded up: nobody is told less than they will wait. */
export const quoteFor = (minutes: number): number =>
  Math.min(MAX_QUOTED_MINUTES, Math.ceil(minutes / STEP) * STEP);

/** The waits that are offered for a quote, and the one that was worked out where it is longer. */
export const quotesWith = (workedOut: number | ''): readonly number[] =>
  workedOut !== '' && workedOut > LONGEST ? [...usual, workedOut] : usual;
