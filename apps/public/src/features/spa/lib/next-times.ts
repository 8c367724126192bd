import type { OfferedTreatmentDay } from '@atrium/api-client/public';

const DAYS = 3;
const TIMES = 4;

/** The next days with a free start, each with some that are spread over the day. */
export const nextTimes = (days: readonly OfferedTreatmentDay[]): OfferedTreatmentDay[] =>
  days
    .filter(({ starts }) => starts.length > 0)
    .slice(0, DAYS)
    .map(({ date, starts }) => ({ date, starts: spread(starts) }));

/** The first, the last, and what lies evenly between them. */
function spread(starts: readonly number[]): number[] {
  if (starts.length <= TIMES) return [...starts];
  const step = (starts.length - 1) / (TIMES - 1);
  return Array.from({ length: TIMES }, (_, place) => Math.round(place * step)).flatMap(
    (index) => starts[index] ?? [],
  );
}
