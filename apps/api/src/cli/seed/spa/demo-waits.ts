import { addDays, type CalendarDate, eachDay } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { Therapist, TreatmentType, TreatmentWait } from '../../../modules/spa/public';
import type { SeededGuest } from '../demo/demo-guests';
import type { Random } from '../random';

/** Somebody on the waiting list; types by their place in the list, days counted from today. */
export interface DemoWait {
  /** By their place among the guests; 0 is the one who signs in. */
  readonly guest: number;
  readonly type: number;
  readonly from: number;
  readonly until: number;
  readonly wish?: { readonly gender: 'woman' | 'man' } | { readonly therapist: number };
}

export interface WaitScene {
  readonly types: readonly Pick<TreatmentType, '_id' | 'lengths'>[];
  readonly therapists: readonly Pick<Therapist, '_id'>[];
  readonly random: Random;
  readonly today: CalendarDate;
  readonly now: Date;
  readonly guests: readonly SeededGuest[];
  /** Minutes between two starts. */
  readonly spacing: number;
}

const MINUTE = 60_000;

/** Who waits for a treatment, whoever has waited longest first. */
export function demoWaits(
  waits: readonly DemoWait[],
  { types, therapists, random, today, now, guests, spacing }: WaitScene,
): Omit<TreatmentWait, '_vendor'>[] {
  const starts = Array.from({ length: MINUTES_PER_DAY / spacing }, (_, index) => index * spacing);
  return waits.flatMap((wait, index) => {
    const [type, guest] = [types[wait.type], guests[wait.guest]];
    const length = type?.lengths[0];
    if (!type || !length || !guest) return [];
    const [from, until] = [addDays(today, wait.from), addDays(today, wait.until)];
    const createdAt = new Date(now.getTime() - (waits.length - index) * 10 * MINUTE);
    const wish = wishOf(wait, therapists);
    return {
      ...{ _id: random.objectId(), _customer: guest._id, _treatmentType: type._id },
      ...{ _length: length._id, from, until, ...(wish ? { wish } : {}) },
      // no time that is free now suits them
      known: eachDay(from, until).map((date) => ({ date, starts })),
      ...{ version: 0, createdAt, updatedAt: createdAt },
    };
  });
}

function wishOf({ wish }: DemoWait, therapists: WaitScene['therapists']): TreatmentWait['wish'] {
  if (!wish) return undefined;
  if ('gender' in wish) return wish;
  const wished = therapists[wish.therapist];
  return wished && { _therapist: wished._id };
}
