import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { RuleError } from '../../../common/errors/app-error';

/**
 * The venue's clock in minutes from midnight of an evening's day; past 1440 after midnight.
 * @throws {RuleError} DOOR_NOT_TODAY: nobody stands at the door on another day
 */
export function minutesOfEvening(date: string, now: Date, zone: string): number {
  const clock = venueTimeOf(now.getTime(), zone);
  if (date !== clock.date && date !== addDays(clock.date, -1)) {
    throw new RuleError('DOOR_NOT_TODAY');
  }
  return minutesFrom(date, now, zone);
}

/** A moment in minutes from midnight of a day, on the venue's clock. */
export function minutesFrom(date: string, at: Date, zone: string): number {
  const clock = venueTimeOf(at.getTime(), zone);
  return daysBetween(date, clock.date) * MINUTES_PER_DAY + clock.minutes;
}
