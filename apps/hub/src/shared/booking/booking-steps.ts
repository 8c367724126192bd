import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isStartMinutes } from '@atrium/rules/calendar/minutes';

/** The steps of a booking. */
export type BookingStep = 'date' | 'time' | 'details' | 'overview' | 'complete';

/** The steps on which the day and the time are chosen and the rest is filled in. */
export type PlacedStep = Extract<BookingStep, 'details' | 'overview'>;

export interface Place {
  date?: CalendarDate | undefined;
  /** Minutes from midnight. */
  time?: number | undefined;
  /** The booking is for the waiting list. */
  waiting?: boolean | undefined;
  /** Id of the service within the stay that pays for it. */
  stay?: string | undefined;
}

/** A position in the booking flow, as kept in the address. */
export interface Whereabouts extends Place {
  step: BookingStep;
  /** Id of the completed booking. */
  booking?: string | undefined;
}

/** Reads an address; invalid or premature parts are dropped. */
export function readAddress(query: URLSearchParams): Whereabouts {
  const booking = query.get('booking');
  if (query.get('step') === 'complete' && booking) return { step: 'complete', booking };
  const stay = query.get('stay') ?? undefined;
  const inStay = stay === undefined ? {} : { stay };
  const wanted = query.get('date');
  const date = wanted !== null && isCalendarDate(wanted) ? wanted : undefined;
  if (date === undefined) return { step: 'date', ...inStay };
  const minutes = query.get('time');
  const time = minutes === null || minutes === '' ? Number.NaN : Number(minutes);
  if (!isStartMinutes(time)) return { step: 'time', date, ...inStay };
  // Older links name the comments as a step of their own, which now belong to the details.
  const step = query.get('step') === 'overview' ? 'overview' : 'details';
  return { step, date, time, waiting: query.get('wait') === '1', ...inStay };
}

/** Writes the query that `readAddress` reads. */
export function toAddress(where: Partial<Whereabouts>): string {
  const { step, date, time, waiting, stay, booking } = where;
  const query = new URLSearchParams();
  if (date !== undefined) query.set('date', date);
  if (time !== undefined) query.set('time', String(time));
  if (waiting) query.set('wait', '1');
  if (stay !== undefined) query.set('stay', stay);
  if (step === 'overview' || step === 'complete') query.set('step', step);
  if (booking !== undefined) query.set('booking', booking);
  return `?${query}`;
}

/** The steps in order. */
const steps: readonly BookingStep[] = ['date', 'time', 'details', 'overview', 'complete'];

/** The screens before the booking is made, in order. */
export const screens = ['when', 'who', 'review'] as const;
export type Screen = (typeof screens)[number];

const screenOfStep: Readonly<Record<BookingStep, Screen | undefined>> = {
  date: 'when',
  time: 'when',
  details: 'who',
  overview: 'review',
  complete: undefined,
};

/** The screen that has a step; undefined once the booking is made. */
export const screenOf = (step: BookingStep): Screen | undefined => screenOfStep[step];

/** Whether the first step comes before the second, so that going there is going back. */
export const isBefore = (a: Whereabouts, b: Whereabouts): boolean =>
  steps.indexOf(a.step) < steps.indexOf(b.step);

/** The previous step, for a page opened by its address; undefined for the first. */
export function stepBefore(where: Whereabouts): Whereabouts | undefined {
  const step = steps[steps.indexOf(where.step) - 1];
  switch (step) {
    case undefined:
      return undefined;
    // Back clears the time first, then the date.
    case 'date':
      return { step, stay: where.stay };
    case 'time':
      return { step, date: where.date, stay: where.stay };
    default:
      return { ...where, step };
  }
}
