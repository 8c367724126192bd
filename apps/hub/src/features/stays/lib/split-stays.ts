import type { StayOutput } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';

/** Current and future stays, the next first, and past or cancelled ones, the latest first. */
export function splitStays(stays: readonly StayOutput[], today: CalendarDate) {
  const isCurrent = ({ departuredate, status }: StayOutput) =>
    departuredate >= today && status !== 'cancelled' && status !== 'no-show';
  const byArrival = (a: StayOutput, b: StayOutput) => a.arrivaldate.localeCompare(b.arrivaldate);
  return {
    upcoming: stays.filter(isCurrent).sort(byArrival),
    past: stays.filter((stay) => !isCurrent(stay)).sort((a, b) => byArrival(b, a)),
  };
}
