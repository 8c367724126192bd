import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';

/** Which day the spa's pages show, as their address says; today without it. */
export function useSpaPlace() {
  const { vendor } = useMe();
  const { date: today, minutes } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isCalendarDate(asked) ? asked : today;
  return {
    date,
    today,
    /** The venue's clock; undefined on another day than today. */
    now: date === today ? minutes : undefined,
    go: (next: string) => setParams(next === today ? {} : { date: next }, { replace: true }),
    /** For links that stay on this day. */
    search: date === today ? '' : `?date=${date}`,
  };
}
