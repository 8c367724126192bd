import type { StayOutput } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar-date';

/** Stays that are on or to come, the next first, and those that are over or did not happen, the latest first. */
export function splitStays(stays: readonly StayOutput[], today: CalendarDate) {
  const isCurrent = ({ departuredate, status }: StayOutput) =>
    departuredate >= today && status !== 'cancelled' && status !== 'no-show';
  const byArrival = (a: StayOutput, b: StayOutput) => a.arrivaldate.localeCompare(b.arrivaldate);
  return {
    upcoming: stays.filter(isCurrent).sort(byArrival),
    past: stays.filter((stay) => !isCurrent(stay)).sort((a, b) => byArrival(b, a)),
  };
}
