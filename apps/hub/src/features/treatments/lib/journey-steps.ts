import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isStartMinutes } from '@atrium/rules/calendar/minutes';
import type { StepAddresses } from '../../../shared/booking/steps/use-steps';

/** The steps of booking several treatments at once, in order. */
export const journeySteps = ['treatments', 'date', 'time', 'overview', 'complete'] as const;
export type JourneyStep = (typeof journeySteps)[number];

export const FEWEST_PICKS = 2;
export const MOST_PICKS = 5;

/** One of the treatments that are chosen. */
export interface JourneyPick {
  /** Id of a treatment type. */
  type: string;
  /** Id of one of its lengths. */
  length: string;
  /** `woman`, `man`, or the id of a therapist; absent: anyone. */
  wish?: string;
}

/** What the journey is to be. */
export interface JourneyChoice {
  /** In the order in which they are to be given. */
  picks: readonly JourneyPick[];
  /** 1, or 2 for a couple. */
  guests: number;
  /** There is time to rest between two treatments. */
  rests: boolean;
}

/** What is chosen so far, as kept in the address. */
export interface JourneyWhere extends JourneyChoice {
  step: JourneyStep;
  date?: CalendarDate | undefined;
  /** Minutes from midnight. */
  time?: number | undefined;
  /** Id of the journey that was booked. */
  booking?: string | undefined;
}

/** Between the parts of a pick; ids are hex. */
const BETWEEN = '-';

function picksOf(query: URLSearchParams): JourneyPick[] {
  return query
    .getAll('treatment')
    .map((pick) => pick.split(BETWEEN))
    .flatMap(([type, length, wish]) =>
      type && length ? [{ type, length, ...(wish ? { wish } : {}) }] : [],
    )
    .slice(0, MOST_PICKS);
}

function read(query: URLSearchParams): JourneyWhere {
  const picks = picksOf(query);
  const choice = {
    picks,
    guests: query.get('guests') === '2' ? 2 : 1,
    rests: query.get('rests') === 'yes',
  };
  const booking = query.get('booking');
  if (query.get('step') === 'complete' && booking) return { step: 'complete', ...choice, booking };
  const isOpen = picks.length < FEWEST_PICKS || query.get('step') === 'treatments';
  if (isOpen) return { step: 'treatments', ...choice };
  const date = query.get('date');
  if (date === null || !isCalendarDate(date)) return { step: 'date', ...choice };
  const minutes = query.get('time');
  const time = minutes ? Number(minutes) : Number.NaN;
  if (!isStartMinutes(time)) return { step: 'time', ...choice, date };
  return { step: 'overview', ...choice, date, time };
}

function write({ step, picks, guests, rests, date, time, booking }: JourneyWhere): string {
  const query = new URLSearchParams();
  for (const { type, length, wish } of picks) {
    query.append('treatment', [type, length, ...(wish ? [wish] : [])].join(BETWEEN));
  }
  if (guests > 1) query.set('guests', String(guests));
  if (rests) query.set('rests', 'yes');
  if (date !== undefined && step !== 'date') query.set('date', date);
  if (time !== undefined && step === 'overview') query.set('time', String(time));
  if (step === 'treatments' || step === 'complete') query.set('step', step);
  if (booking !== undefined) query.set('booking', booking);
  return `?${query}`;
}

/** How the steps are written in the address; invalid or premature parts are dropped. */
export const journeyAddresses: StepAddresses<JourneyWhere> = {
  read,
  write,
  isBefore: (a, b) => journeySteps.indexOf(a.step) < journeySteps.indexOf(b.step),
};

/** The previous step, for a page opened by its address; undefined for the first. */
export function journeyStepBefore(where: JourneyWhere): JourneyWhere | undefined {
  const step = journeySteps[journeySteps.indexOf(where.step) - 1];
  return step === undefined || where.step === 'complete' ? undefined : { ...where, step };
}
