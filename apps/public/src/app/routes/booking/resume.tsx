import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { Navigate, useParams } from 'react-router-dom';
import { readProgress } from '../../../features/booking/lib/resume';
import { paths } from '../../../paths';

/** `/date/{date}` and `/step/{step}`: the booking in progress, at that day or where it was left. */
export function Component() {
  const { date, step } = useParams();
  const where = readProgress();
  if (!where) return <Navigate to={paths.findVenue} replace />;
  const day = date && isCalendarDate(date) ? date : where.date;
  const query = step && where.time !== undefined ? `?time=${where.time}&step=${step}` : '';
  return <Navigate to={`${paths.bookingOf(where.vendor, where.service, day)}${query}`} replace />;
}
