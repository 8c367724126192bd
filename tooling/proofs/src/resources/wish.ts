/** What a client wants: tables, or a therapist and a room. */
export interface Wish {
  /** 24 hex digits, chosen by the client: a repeat is the same stay. */
  _id: string;
  kind: 'table' | 'treatment';
  /** Hex ids: tables, or one therapist and one room. */
  resources: string[];
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight of the date; an end may pass 1440. */
  start: number;
  end: number;
  /** False once it was cancelled. */
  active: boolean;
}

/** Minutes of a resource on one calendar, so that two days need no special case. */
export interface Interval {
  resource: string;
  start: number;
  end: number;
}

export const intervalsOf = ({ resources, date, start, end, active }: Wish): Interval[] => {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000;
  if (!active) return [];
  return resources.map((resource) => ({ resource, start: midnight + start, end: midnight + end }));
};

/** Claims on a resource that begin before an earlier one has ended. */
export function overlaps(intervals: readonly Interval[]): number {
  const inOrder = [...intervals].sort(
    (a, b) => a.resource.localeCompare(b.resource) || a.start - b.start || a.end - b.end,
  );
  let count = 0;
  let last: Interval | undefined;
  for (const one of inOrder) {
    const isSame = last?.resource === one.resource;
    if (isSame && last && one.start < last.end) count += 1;
    if (!isSame || !last || one.end > last.end) last = one;
  }
  return count;
}
