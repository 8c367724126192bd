import { formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useMe } from '../../../../shared/access/use-me';

/** Writes an instant as the clock on the venue's wall showed it. */
export function useClockTime() {
  const { timezone } = useMe().vendor;
  return (instant: string) => formatTime(venueTimeOf(Date.parse(instant), timezone).minutes);
}
