import { MINUTES_PER_DAY, roundUpToFive } from '../../calendar/minutes';

/** What a reservation made from a table starts with. See docs/domain/dining-room.md. */

export const NEW_RESERVATION_MINUTES = 120;
export const NEW_RESERVATION_PARTICIPANTS = 2;

const LAST_START = MINUTES_PER_DAY - 5;

/**
 * From now, rounded up to the next five minutes, for two hours. A reservation belongs to the day it
 * starts on, so after 23:55 it starts then.
 * @param now minutes from midnight
 */
export function newReservationTimes(now: number): { timeindex: number; timeindexEnd: number } {
  const timeindex = Math.min(roundUpToFive(now), LAST_START);
  return { timeindex, timeindexEnd: timeindex + NEW_RESERVATION_MINUTES };
}
