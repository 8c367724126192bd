import {
  addMoney,
  type Money,
  periodStart,
  type ReportGrouping,
  ratio,
} from '@atrium/rules/reports/report-figures';
import type { FigureColumn } from './report-columns';
import type { ReportValues } from './reports.dto';

/** Sums of what is counted together. */
export interface Sums {
  bookings: number;
  waiting: number;
  cancelled: number;
  participants: number;
  children: number;
  capacity?: number;
  revenue: Money[];
  due: number;
  noShows: number;
  noShowParticipants: number;
  guests: number;
  repeatGuests: number;
  dropIns: number;
}

/** Sums of one day, service and segment. */
export interface SumsOf extends Partial<Sums> {
  /** `yyyy-mm-dd` */
  date: string;
  /** Hex id. */
  service: string;
  /** Hex id; empty: none. */
  segment: string;
}

const nothing: Sums = {
  bookings: 0,
  waiting: 0,
  cancelled: 0,
  participants: 0,
  children: 0,
  revenue: [],
  due: 0,
  noShows: 0,
  noShowParticipants: 0,
  guests: 0,
  repeatGuests: 0,
  dropIns: 0,
};

/** All sums together. */
export function total(parts: readonly Partial<Sums>[]): Sums {
  const sum = { ...nothing };
  for (const part of parts) {
    sum.bookings += part.bookings ?? 0;
    sum.waiting += part.waiting ?? 0;
    sum.cancelled += part.cancelled ?? 0;
    sum.participants += part.participants ?? 0;
    sum.children += part.children ?? 0;
    sum.due += part.due ?? 0;
    sum.noShows += part.noShows ?? 0;
    sum.noShowParticipants += part.noShowParticipants ?? 0;
    sum.guests += part.guests ?? 0;
    sum.repeatGuests += part.repeatGuests ?? 0;
    sum.dropIns += part.dropIns ?? 0;
    if (part.capacity !== undefined) sum.capacity = (sum.capacity ?? 0) + part.capacity;
  }
  return { ...sum, revenue: addMoney(parts.flatMap(({ revenue }) => revenue ?? [])) };
}

/** Groups sums by a shared property. */
export function grouped<T extends SumsOf>(
  parts: readonly T[],
  by: 'service' | 'segment' | ReportGrouping,
): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const part of parts) {
    const key = by === 'service' || by === 'segment' ? part[by] : periodStart(part.date, by);
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return groups;
}

/** The values a report shows for some sums: its columns, including derived ones. */
export function valuesOf(sums: Sums, columns: readonly FigureColumn[]): ReportValues {
  const reckoned: ReportValues = {
    ...sums,
    adults: sums.participants - sums.children,
    ...known('occupancy', ratio(sums.participants, sums.capacity ?? 0)),
    ...known('noShowRate', ratio(sums.noShows, sums.due)),
  };
  return Object.fromEntries(
    columns.flatMap(({ name }) => (reckoned[name] === undefined ? [] : [[name, reckoned[name]]])),
  );
}

const known = (name: 'occupancy' | 'noShowRate', value: number | undefined) =>
  value === undefined ? {} : { [name]: value };
