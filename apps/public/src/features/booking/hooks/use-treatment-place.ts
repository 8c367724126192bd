import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isStartMinutes } from '@atrium/rules/calendar/minutes';
import { useSearchParams } from 'react-router-dom';
import { type Step, steps } from '../lib/steps';

/** What a visitor has chosen of a treatment. */
export interface TreatmentPlace {
  /** Id of the length. */
  length?: string | undefined;
  /** `woman`, `man`, or the id of a therapist. */
  wish?: string | undefined;
  date?: CalendarDate | undefined;
  /** Minutes from midnight. */
  time?: number | undefined;
  step?: Step | undefined;
}

/** Where in the booking of a treatment the visitor is; the address says it, so that Back and a reload work. */
export function useTreatmentPlace() {
  const [params, setParams] = useSearchParams();
  const day = params.get('date') ?? '';
  const minutes = Number(params.get('time') ?? Number.NaN);
  const date = isCalendarDate(day) ? day : undefined;
  const time = date !== undefined && isStartMinutes(minutes) ? minutes : undefined;
  const named = steps.find((step) => step === params.get('step'));

  return {
    length: params.get('length') || undefined,
    wish: params.get('wish') || undefined,
    date,
    time,
    /** Nobody is asked who they are before they have chosen a time. */
    step: (time !== undefined ? named : undefined) ?? ('when' as Step),
    goTo: (to: TreatmentPlace, options: { replace?: boolean } = {}) => {
      const told = Object.entries(to).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      );
      setParams(new URLSearchParams(told), options);
    },
  };
}
