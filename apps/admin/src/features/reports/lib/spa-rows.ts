import type { ListSpaReportRowsApiArg, ReportRow } from '@atrium/api-client/admin';
import type { ReportTable } from '@atrium/rules/reports/report-kinds';
import { type SpaFigure, spaFigures } from '@atrium/rules/spa/spa-figures';
import { paths } from '../../../paths';
import { idIn } from '../../../shared/lib/address';
import type { ReportChoice } from './report-query';

const isFigure = (value: string | null | undefined): value is SpaFigure =>
  spaFigures.some((figure) => figure === value);

/** Figures that are stretches of a therapist's time, and no treatments. */
export const isTime = (figure: SpaFigure): boolean => figure === 'gap' || figure === 'shift';

/** Which rows of the spa are asked for. Undefined: the report itself. */
export function readSpaRows(params: URLSearchParams): SpaFigure | undefined {
  const rows = params.get('rows');
  return isFigure(rows) ? rows : undefined;
}

/** The question to the API. */
export function toSpaRowsQuery(
  { from, until, segment }: ReportChoice,
  params: URLSearchParams,
  figure: SpaFigure,
): ListSpaReportRowsApiArg {
  const [therapist, room, type] = ['therapist', 'room', 'type'].map((name) => idIn(params, name));
  const hour = params.get('hour') ?? '';
  return {
    ...{ from, until, figure },
    ...(segment && { segment }),
    ...(therapist && { therapist }),
    ...(room && { room }),
    ...(type && { type }),
    ...(/^(1?\d|2[0-3])$/.test(hour) && { hour: Number(hour) }),
  };
}

/**
 * A link to the treatments, gaps or shifts behind a value. Undefined where the rows would not add up to it: the
 * hours booked within an hour of the day are also of treatments that began before.
 * @param table that the row is in; none: the totals
 */
export function spaRowsBehind(
  row: ReportRow,
  figure: string | undefined,
  report: ReportChoice['report'],
  table: ReportTable | undefined,
): string | undefined {
  if (!isFigure(figure) || (table === 'hour' && report !== 'treatments')) return undefined;
  const { from, until, segment, therapist, treatmentRoom, treatmentType, hour } = row;
  return `${paths.reports}?${new URLSearchParams({
    ...{ report, from, until, rows: figure },
    ...(segment && { segment }),
    ...(therapist && { therapist }),
    ...(treatmentRoom && { room: treatmentRoom }),
    ...(treatmentType && { type: treatmentType }),
    ...(hour !== undefined && { hour: String(hour) }),
  })}`;
}
