import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isStartMinutes } from '@atrium/rules/calendar/minutes';

/** The steps of a booking. */
export type BookingStep = 'date' | 'time' | 'details' | 'comments' | 'overview' | 'complete';

/** The steps on which the day and the time are chosen and the rest is filled in. */
export type PlacedStep = Extract<BookingStep, 'details' | 'comments' | 'overview'>;

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

const afterTime: readonly BookingStep[] = ['comments', 'overview'];

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
  const step = afterTime.find((each) => each === query.get('step')) ?? 'details';
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
  if (step !== undefined && [...afterTime, 'complete'].includes(step)) query.set('step', step);
  if (booking !== undefined) query.set('booking', booking);
  return `?${query}`;
}

interface Rules {
  showCommentField: boolean;
}

/** An activity's steps in order; comments only if it asks for them. */
export const stepsOf = ({ showCommentField }: Rules): readonly BookingStep[] => [
  'date',
  'time',
  'details',
  ...(showCommentField ? (['comments'] as const) : []),
  'overview',
  'complete',
];

/** Whether the first comes earlier, so that going there is not a step forward. */
export const isBefore = (a: Whereabouts, b: Whereabouts): boolean => {
  const steps = stepsOf({ showCommentField: true });
  return steps.indexOf(a.step) < steps.indexOf(b.step);
};

/** The step that an address means for this activity. */
export const stepOf = ({ step }: Whereabouts, { showCommentField }: Rules): BookingStep =>
  step === 'comments' && !showCommentField ? 'details' : step;

/** The previous step, for a page opened by its address; undefined for the first. */
export function stepBefore(where: Whereabouts, rules: Rules): Whereabouts | undefined {
  const steps = stepsOf(rules);
  const step = steps[steps.indexOf(stepOf(where, rules)) - 1];
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

/** The next of the steps after choosing a time. */
export function stepAfter(step: PlacedStep, rules: Rules): BookingStep {
  const steps = stepsOf(rules);
  return steps[steps.indexOf(step) + 1] ?? 'complete';
}
