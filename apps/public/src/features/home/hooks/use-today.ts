import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useSyncExternalStore } from 'react';

const today = () => venueTimeOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone).date;

const never = () => () => undefined;

/** The visitor's date; none in a page drawn by the build, which may be read much later. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, today, () => undefined);
