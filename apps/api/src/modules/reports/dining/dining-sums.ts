import { periodStart, type ReportGrouping, ratio } from '@atrium/rules/reports/report-figures';
import type { ReportKind, ReportTable } from '@atrium/rules/reports/report-kinds';
import type { ReportValues } from '../reports.dto';

/** Reports that are counted here. */
export type CountedKind = Extract<ReportKind, 'covers' | 'turn-times' | 'table-use' | 'refusals'>;

const sumNames = [
  'bookings',
  'covers',
  'came',
  'missed',
  'turns',
  'turnsKept',
  'planned',
  'stayed',
  'tableMinutes',
  'seatMinutes',
  'openTableMinutes',
  'openSeatMinutes',
  'refusals',
  'refusedGuests',
] as const;
type Sums = Record<(typeof sumNames)[number], number>;

/** What is counted together, and the row of each table that it belongs to. */
export interface CountedPart {
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly keys: Partial<Record<Exclude<ReportTable, 'period'>, string>>;
  readonly sums: Partial<Sums>;
}

/** The parts of each row of a table; a part that says nothing about the table is in none. */
export function rowsOf(
  parts: readonly CountedPart[],
  table: ReportTable,
  grouping: ReportGrouping,
): ReadonlyMap<string, CountedPart[]> {
  const rows = new Map<string, CountedPart[]>();
  for (const part of parts) {
    const key = table === 'period' ? periodStart(part.date, grouping) : part.keys[table];
    if (key === undefined) continue;
    const row = rows.get(key);
    if (row) row.push(part);
    else rows.set(key, [part]);
  }
  return rows;
}

/** What a row shows. */
export function countedValues(kind: CountedKind, parts: readonly CountedPart[]): ReportValues {
  const sum = (name: keyof Sums) => parts.reduce((all, { sums }) => all + (sums[name] ?? 0), 0);
  switch (kind) {
    case 'covers':
      return {
        covers: sum('covers'),
        came: sum('came'),
        missed: sum('missed'),
        bookings: sum('bookings'),
      };
    case 'turn-times': {
      const turns = sum('turns');
      return present({
        turnsKept: ratio(sum('turnsKept'), turns),
        plannedMinutes: mean(sum('planned'), turns),
        stayedMinutes: mean(sum('stayed'), turns),
        turns,
      });
    }
    case 'table-use':
      return present({
        seatUse: ratio(sum('seatMinutes'), sum('openSeatMinutes')),
        tableUse: ratio(sum('tableMinutes'), sum('openTableMinutes')),
        seatHours: hours(sum('seatMinutes')),
        openSeatHours: hours(sum('openSeatMinutes')),
      });
    case 'refusals':
      return { refusals: sum('refusals'), refusedGuests: sum('refusedGuests') };
  }
}

const hours = (minutes: number): number => Math.round(minutes / 60);

const mean = (sum: number, of: number): number | undefined =>
  of > 0 ? Math.round(sum / of) : undefined;

/** A value of nothing is left out. */
const present = (values: Record<string, number | undefined>): ReportValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
