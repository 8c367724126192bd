import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar-date';
import { isStartMinutes } from '@atrium/rules/minutes';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

export type BookingStep = 'date' | 'time' | 'confirm';

interface Place {
  date?: CalendarDate | undefined;
  /** Minutes from midnight. */
  time?: number | undefined;
  /** The booking is for the waiting list of that time. */
  waiting?: boolean | undefined;
}

const stepped = { stepped: true };

const hasStepped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stepped' in state;

function toSearch({ date, time, waiting }: Place): string {
  const query = new URLSearchParams();
  if (date !== undefined) query.set('date', date);
  if (time !== undefined) query.set('time', String(time));
  if (waiting) query.set('wait', '1');
  return `?${query}`;
}

/**
 * The step of a booking, which the address holds, so that a reload, a shared link and the browser's
 * Back keep it. Back clears the time first, then the date (specification, section 4).
 */
export function useBookingSteps() {
  const { paths } = useVendor();
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  const wanted = query.get('date');
  const date = wanted !== null && isCalendarDate(wanted) ? wanted : undefined;
  const minutes = query.get('time');
  const start = minutes === null || minutes === '' ? Number.NaN : Number(minutes);
  const time = date !== undefined && isStartMinutes(start) ? start : undefined;
  const waiting = time !== undefined && query.get('wait') === '1';
  const step: BookingStep = date === undefined ? 'date' : time === undefined ? 'time' : 'confirm';

  const goTo = (place: Place) => navigate(toSearch(place), { state: stepped });

  const back = () => {
    // A step taken here has its predecessor in the history; a page opened by its address has not.
    if (hasStepped(location.state)) navigate(-1);
    else if (step === 'confirm') navigate(toSearch({ date }), { replace: true });
    else if (step === 'time') navigate('?', { replace: true });
    else navigate(paths.newReservation);
  };

  return {
    step,
    date,
    time,
    waiting,
    goTo,
    back,
    /** Another time of the same or another day, instead of the one that is gone. */
    replaceWith: (place: Place) =>
      navigate(toSearch(place), { replace: true, state: location.state }),
    /** Whether this step was reached from another one, and should take the focus. */
    stepped: hasStepped(location.state),
  };
}
