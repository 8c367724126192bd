import type { AvailableTime } from '@atrium/api-client/hub';
import type { Hold } from './hold';

interface Options {
  slot: Pick<AvailableTime, 'available'> | undefined;
  /** The guest's own. */
  hold: Hold | undefined;
}

/**
 * Places available to this guest. Their own hold counts as free, as on the server; availability
 * older than the hold may show fewer places than it keeps.
 */
export function placesFor({ slot, hold }: Options): number {
  return Math.max(slot?.available ?? 0, hold?.input.participants ?? 0);
}
