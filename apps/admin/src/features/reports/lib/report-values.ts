import type { ReportFigure, ReportRow } from '@atrium/api-client/api';
import { paths } from '../../../paths';
import type { ReportChoice } from './report-query';

/** The columns that a report may have; each has a name and a definition among the texts. */
export const figureNames = [
  'bookings',
  'waiting',
  'cancelled',
  'participants',
  'adults',
  'children',
  'capacity',
  'occupancy',
  'revenue',
  'due',
  'noShows',
  'noShowRate',
  'noShowParticipants',
  'guests',
  'repeatGuests',
  'dropIns',
] as const;
export type FigureName = (typeof figureNames)[number];

export interface Column {
  name: FigureName;
  unit: 'count' | 'ratio' | 'money';
  /** Which bookings are behind it; absent: none that a list could show. */
  figure: string | undefined;
}

/** The columns of an answer that this app knows how to say. */
export const columnsOf = (figures: readonly ReportFigure[]): Column[] =>
  figures.flatMap(({ name, unit, figure }) => {
    const known = figureNames.find((each) => each === name);
    const kind = (['count', 'ratio', 'money'] as const).find((each) => each === unit);
    return known && kind ? [{ name: known, unit: kind, figure }] : [];
  });

/**
 * A value as one number: minor units of the venue's currency, 0 to 1, or a count. Undefined where the report
 * has none, such as an occupancy of nothing.
 */
export function numberOf(row: ReportRow, { name }: Column, currency: string): number | undefined {
  const value = row.values[name];
  if (!Array.isArray(value)) return value;
  return value.find((money) => money.currency === currency)?.amount ?? 0;
}

const shownOf: Partial<Record<string, string>> = {
  waiting: 'waiting',
  cancelled: 'inactive',
  due: 'due',
  attended: 'attended',
  noShow: 'noShow',
};

/** The list of the bookings behind a value; undefined where a list cannot tell them from others. */
export function rowsBehind(
  row: ReportRow,
  { figure }: Pick<Column, 'figure'>,
  { segment }: Pick<ReportChoice, 'segment'>,
  isSegment: boolean,
): string | undefined {
  if (figure === undefined) return undefined;
  // No list has the bookings without a segment alone.
  if (isSegment && !row.segment) return undefined;
  const shown = shownOf[figure];
  const query = new URLSearchParams({
    from: row.from,
    until: row.until,
    ...(row.service && { service: row.service }),
    ...((row.segment ?? segment) && { segment: row.segment ?? segment }),
    ...(shown && { shown }),
  });
  return `${paths.listBookings}?${query}`;
}
