import type { AvailableTime } from '@atrium/api-client/api';
import type { Hold } from './hold';

interface Options {
  slot: Pick<AvailableTime, 'available'> | undefined;
  /** The guest's own. */
  hold: Hold | undefined;
  /** When the slot was read, in epoch milliseconds. */
  seenAt: number;
}

/**
 * Places that this guest may have: what is free, and what is held for themselves, which the server
 * counts as taken from the moment it is held.
 */
export function placesFor({ slot, hold, seenAt }: Options): number {
  const own = hold && hold.since < seenAt ? hold.input.participants : 0;
  return Math.max((slot?.available ?? 0) + own, hold?.input.participants ?? 0);
}
