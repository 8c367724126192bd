import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { type Step, steps } from '../lib/steps';

/** Where in the booking of a service the visitor is; the address says it, so that Back and a reload work. */
export function useBookingPlace(vendor: string, service: string, day: string | undefined) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const time = Number(params.get('time') ?? Number.NaN);
  const date = day && isCalendarDate(day) ? day : undefined;
  const isPlaced = date !== undefined && Number.isInteger(time) && time >= 0 && time < 1440;
  const named = steps.find((step) => step === params.get('step'));

  return {
    date,
    time: isPlaced ? time : undefined,
    waiting: params.has('waiting'),
    /** Nobody is asked who they are before they have chosen a time. */
    step: (isPlaced ? named : undefined) ?? ('when' as Step),
    goTo: (
      to: { date?: string | undefined; time?: number; waiting?: boolean; step?: Step },
      { replace = false } = {},
    ) => {
      const query = new URLSearchParams({
        ...(to.time !== undefined && { time: String(to.time) }),
        ...(to.waiting && { waiting: '1' }),
        ...(to.step && { step: to.step }),
      }).toString();
      const address = paths.bookingOf(vendor, service, to.date);
      navigate(query ? `${address}?${query}` : address, { replace });
    },
  };
}
