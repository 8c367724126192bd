import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isStartMinutes } from '@atrium/rules/calendar/minutes';
import type { StepAddresses } from '../../../shared/booking/steps/use-steps';

/** The steps of booking a treatment, in order. */
export const treatmentSteps = ['treatment', 'date', 'time', 'overview', 'complete'] as const;
export type TreatmentStep = (typeof treatmentSteps)[number];

/** What is chosen so far, as kept in the address. */
export interface TreatmentWhere {
  step: TreatmentStep;
  /** Id of the length. */
  length?: string | undefined;
  /** `woman`, `man`, or the id of a therapist. */
  wish?: string | undefined;
  date?: CalendarDate | undefined;
  /** Minutes from midnight. */
  time?: number | undefined;
  /** Id of the treatment that was booked. */
  booking?: string | undefined;
}

function read(query: URLSearchParams): TreatmentWhere {
  const booking = query.get('booking');
  if (query.get('step') === 'complete' && booking) return { step: 'complete', booking };
  const length = query.get('length') || undefined;
  const chosen = { length, wish: query.get('wish') || undefined };
  if (length === undefined) return { step: 'treatment' };
  if (query.get('step') === 'treatment') return { step: 'treatment', ...chosen };
  const date = query.get('date');
  if (date === null || !isCalendarDate(date)) return { step: 'date', ...chosen };
  const minutes = query.get('time');
  const time = minutes ? Number(minutes) : Number.NaN;
  if (!isStartMinutes(time)) return { step: 'time', ...chosen, date };
  return { step: 'overview', ...chosen, date, time };
}

function write({ step, length, wish, date, time, booking }: TreatmentWhere): string {
  const query = new URLSearchParams();
  if (length !== undefined) query.set('length', length);
  if (wish !== undefined) query.set('wish', wish);
  if (date !== undefined && step !== 'date') query.set('date', date);
  if (time !== undefined && step === 'overview') query.set('time', String(time));
  if (step === 'treatment' || step === 'complete') query.set('step', step);
  if (booking !== undefined) query.set('booking', booking);
  return `?${query}`;
}

/** How the steps are written in the address; invalid or premature parts are dropped. */
export const treatmentAddresses: StepAddresses<TreatmentWhere> = {
  read,
  write,
  isBefore: (a, b) => treatmentSteps.indexOf(a.step) < treatmentSteps.indexOf(b.step),
};

/** The previous step, for a page opened by its address; undefined for the first. */
export function stepBefore(where: TreatmentWhere): TreatmentWhere | undefined {
  const step = treatmentSteps[treatmentSteps.indexOf(where.step) - 1];
  return step === undefined || where.step === 'complete' ? undefined : { ...where, step };
}
