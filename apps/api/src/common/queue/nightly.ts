import { dateOf } from '@atrium/rules/calendar/calendar-date';
import type { JobKind } from '@atrium/rules/venue/job-kinds';

/** Schedules are read by one clock, whichever zone a server is in. */
export const SCHEDULE_ZONE = { timeZone: 'UTC' } as const;

/**
 * Every ten minutes for three hours, so that a night is not lost to a restart or an outage; `nightlyKey`
 * makes one run of it.
 * @param hour of the first tick, UTC
 */
export const nightlyFrom = (hour: number): string => `0 */10 ${hour}-${hour + 2} * * *`;

/** The key of what is done once a night, for a venue or for the installation. */
export function nightlyKey(kind: JobKind, now: Date, vendorId = 'all'): string {
  return `${kind}|${dateOf(now)}|${vendorId}`;
}
