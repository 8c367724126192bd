import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';

/** The day that is shown, as the address says: `?date=yyyy-mm-dd`, else today. */
export function useSchedulePlace() {
  const { date: today } = useVenueNow(useMe().vendor.timezone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const go = (date: string) => setParams(date === today ? {} : { date }, { replace: true });
  return { date: isCalendarDate(asked) ? asked : today, today, go };
}
