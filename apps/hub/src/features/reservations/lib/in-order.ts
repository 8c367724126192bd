import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { ReactNode } from 'react';

/** A card of something that a guest has planned. */
export interface OtherPlan {
  key: string;
  date: CalendarDate;
  /** Minutes from midnight. */
  start: number;
  card: ReactNode;
}

/** The soonest first. */
export const inOrder = (...plans: readonly (readonly OtherPlan[])[]): OtherPlan[] =>
  plans.flat().toSorted((a, b) => a.date.localeCompare(b.date) || a.start - b.start);
