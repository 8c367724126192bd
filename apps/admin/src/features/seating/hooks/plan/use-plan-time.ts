import type { BookingOutput } from '@atrium/api-client/admin';
import { useState } from 'react';

interface Options {
  date: string;
  /** The venue's clock; undefined on another day than today. */
  now: number | undefined;
  /** Of the day. */
  reservations: readonly BookingOutput[];
}

/** When nobody has booked yet, an evening begins here. */
const EVENING = 18 * 60;
const EVENING_LENGTH = 5 * 60;

/** The moment that the plan shows: now, or on another day when the first party comes; or as chosen. */
export function usePlanTime({ date, now, reservations }: Options) {
  const [chosen, setChosen] = useState<{ date: string; at: number }>();
  const active = reservations.filter((one) => one.active);
  const starts = active.map(({ timeindex }) => timeindex);
  const first = starts.length > 0 ? Math.min(...starts) : EVENING;
  const ends = active.map(({ timeindexEnd }) => timeindexEnd);
  const last = Math.max(first + EVENING_LENGTH, ...ends);
  const at = chosen?.date === date ? chosen.at : (now ?? first);
  return {
    at,
    /** What there is to look at, in whole hours. */
    from: Math.floor(Math.min(first, at, now ?? at) / 60) * 60,
    until: Math.ceil(Math.max(last, at, now ?? at) / 60) * 60,
    /** Without a time it follows the clock again. */
    setAt: (next: number | undefined) =>
      setChosen(next === undefined ? undefined : { date, at: next }),
  };
}
