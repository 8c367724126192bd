import type { ReportFigure, ReportRow } from '@atrium/api-client/admin';
import {
  type FigureName,
  type FigureUnit,
  figureNames,
  figureUnits,
  isDiningReport,
  isSpaReport,
  type ReportKind,
  type ReportTable,
} from '@atrium/rules/reports/report-kinds';
import { paths } from '../../../paths';
import { type GuestRows, NO_SEGMENT } from './guest-rows';
import type { ReportChoice } from './report-query';
import { spaRowsBehind } from './spa-rows';

export interface Column {
  name: FigureName;
  unit: FigureUnit;
  /** Which bookings are behind it; absent: none that a list could show. */
  figure: string | undefined;
}

/** The columns of an answer that this app knows. */
export const columnsOf = (figures: readonly ReportFigure[]): Column[] =>
  figures.flatMap(({ name, unit, figure }) => {
    const known = figureNames.find((each) => each === name);
    const kind = figureUnits.find((each) => each === unit);
    return known && kind ? [{ name: known, unit: kind, figure }] : [];
  });

/**
 * A value as one number: minor units in the venue's currency, 0 to 1, or a count. Undefined if the
 * report has none, such as an occupancy without places.
 */
export function numberOf(row: ReportRow, { name }: Column, currency: string): number | undefined {
  const value = row.values[name];
  if (!Array.isArray(value)) return value;
  return value.find((money) => money.currency === currency)?.amount ?? 0;
}

/** The row of the period compared with that a row stands against: of periods the one at the same place. */
export const rowBefore = (
  rows: readonly ReportRow[],
  table: ReportTable,
  { key }: ReportRow,
  index: number,
): ReportRow | undefined =>
  table === 'period' ? rows[index] : rows.find((before) => before.key === key);

/** What the first column of a table is called; at a spa an hour is not when somebody arrives. */
export const headOf = (table: ReportTable, report: ReportKind) =>
  table === 'hour' && isSpaReport(report) ? 'spaHour' : table;

const shownOf: Partial<Record<string, string>> = {
  waiting: 'waiting',
  cancelled: 'inactive',
  due: 'due',
  attended: 'attended',
  arrived: 'arrived',
  noShow: 'noShow',
};

/** Rows that the list of bookings has a filter for. */
const listed: readonly (ReportTable | undefined)[] = [
  undefined,
  'period',
  'service',
  'segment',
  'hour',
];

/**
 * A link to the rows behind a value: bookings, guests or treatments. Undefined for places, which have no rows, and
 * for what no list can be filtered by: a dining room, or the services together that seat at tables.
 * @param table that the row is in; none: the totals
 */
export function rowsBehind(
  row: ReportRow,
  { name, figure }: Pick<Column, 'name' | 'figure'>,
  { segment, report }: Pick<ReportChoice, 'segment' | 'report'>,
  table?: ReportTable,
): string | undefined {
  if (isSpaReport(report)) return spaRowsBehind(row, figure, report, table);
  if (!listed.includes(table) || (isDiningReport(report) && !row.service)) return undefined;
  const ofSegment = row.segment ?? (table === 'segment' ? NO_SEGMENT : segment);
  const place = {
    from: row.from,
    until: row.until,
    ...(row.service && { service: row.service }),
    ...(ofSegment && { segment: ofSegment }),
    ...(row.hour !== undefined && { hour: String(row.hour) }),
  };
  if (name === 'guests' || name === 'repeatGuests') {
    const rows: GuestRows = name === 'guests' ? 'guests' : 'repeat';
    return `${paths.reports}?${new URLSearchParams({ report: 'guests', ...place, rows })}`;
  }
  if (name === 'dropIns') {
    return `${paths.listBookings}?${new URLSearchParams({ ...place, customer: 'none' })}`;
  }
  if (figure === undefined) return undefined;
  const shown = shownOf[figure];
  return `${paths.listBookings}?${new URLSearchParams({ ...place, ...(shown && { shown }) })}`;
}
