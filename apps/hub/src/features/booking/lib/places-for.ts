import type { AvailableTime } from '@atrium/api-client/hub';
import type { Hold } from './hold';

interface Options {
  slot: Pick<AvailableTime, 'available'> | undefined;
  /** The guest's own. */
  hold: Hold | undefined;
}

/**
 * Places that this guest may have. What they hold is free for them, as the server counts; figures that
 * are older than the hold may say less than it keeps.
 */
export function placesFor({ slot, hold }: Options): number {
  return Math.max(slot?.available ?? 0, hold?.input.participants ?? 0);
}
