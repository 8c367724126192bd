import { addDays } from '../calendar/calendar-date';
import { toInstant, venueTimeOf } from '../calendar/time-zone';

/** When nothing is sent that may wait; minutes from midnight. From a later `from` it lasts until the next day. */
export interface QuietHours {
  /** 0 to 1439, this minute included. */
  readonly from: number;
  /** 0 to 1439, this minute not included. */
  readonly until: number;
}

/** Where a venue says nothing. */
export const defaultQuietHours: QuietHours = { from: 21 * 60, until: 8 * 60 };

const MINUTES_OF_A_DAY = 1440;

/** Equal ends would be a whole day or none: neither is meant. */
export const areQuietHours = ({ from, until }: QuietHours): boolean =>
  [from, until].every((one) => Number.isInteger(one) && one >= 0 && one < MINUTES_OF_A_DAY) &&
  from !== until;

/**
 * When a message that may wait goes out, epoch milliseconds: now, or when the quiet hours end that it is in.
 * @param now epoch milliseconds
 * @param zone IANA, of whoever receives it
 */
export function afterQuietHours(now: number, { from, until }: QuietHours, zone: string): number {
  const { date, minutes } = venueTimeOf(now, zone);
  if (from < until) {
    return minutes >= from && minutes < until ? toInstant(date, until, zone) : now;
  }
  if (minutes >= from) return toInstant(addDays(date, 1), until, zone);
  return minutes < until ? toInstant(date, until, zone) : now;
}
