import { periodStart, reportPeriods } from '@atrium/rules/reports/report-figures';
import { rowsField, type SpaReportKind, tablesOfReport } from '@atrium/rules/reports/report-kinds';
import { addSpaSums, type SpaSums, spaValues } from '@atrium/rules/spa/spa-figures';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { SpaCounter } from '../../spa/public';
import { reportColumns } from '../report-columns';
import type { ReportOutput, ReportQuery, ReportRow, ReportValues } from '../reports.dto';

/** What the spa calls the rows of a report's table. */
const spaTables = {
  therapist: 'therapist',
  treatmentRoom: 'room',
  treatmentType: 'type',
} as const;

/** The reports of the spa. */
@Injectable()
export class SpaReports {
  constructor(private readonly counter: SpaCounter) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async report(
    ctx: RequestContext,
    kind: SpaReportKind,
    query: ReportQuery,
  ): Promise<ReportOutput> {
    const { from, until, groupBy = 'day', segment } = query;
    const counted = await this.counter.count(ctx, { from, until }, segment);
    const columns = reportColumns[kind];
    const row = (key: string, sums: SpaSums, more: Partial<ReportRow> = {}): ReportRow => {
      const all: ReportValues = spaValues(sums);
      const values = columns.flatMap(({ name }) =>
        all[name] === undefined ? [] : [[name, all[name]]],
      );
      return {
        ...{ key, from, until, ...(segment ? { segment } : {}), ...more },
        values: Object.fromEntries(values),
      };
    };
    const byDay = [...counted.rowsOf('date')];
    const named: Partial<ReportOutput> = {};
    for (const table of Object.keys(spaTables) as (keyof typeof spaTables)[]) {
      if (!tablesOfReport[kind].includes(table)) continue;
      const names = await this.counter.names(ctx, spaTables[table]);
      const rows = counted.rowsOf(spaTables[table]);
      named[rowsField[table]] = [...names, ...gone(rows, names)].flatMap(([key, name]) => {
        const sums = rows.get(key);
        return sums && isUsed(sums)
          ? row(key, sums, { ...(name ? { name } : {}), [table]: key })
          : [];
      });
    }
    return {
      ...{ report: kind, from, until, groupBy },
      figures: columns.map((column) => ({ ...column })),
      totals: row('', counted.total),
      byPeriod: reportPeriods(from, until, groupBy).map(({ key, ...days }) => {
        const own = byDay.filter(([date]) => periodStart(date, groupBy) === key);
        return row(key, addSpaSums(own.map(([, sums]) => sums)), days);
      }),
      ...{ byService: [], bySegment: [] },
      ...named,
      byHour: [...counted.rowsOf('hour')]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([hour, sums]) => row(hour, sums, { hour: Number(hour) })),
    };
  }
}

/** Rows of what no longer exists; they come last. */
const gone = (
  rows: ReadonlyMap<string, SpaSums>,
  names: ReadonlyMap<string, string>,
): (readonly [key: string, name: undefined])[] =>
  [...rows.keys()].filter((key) => !names.has(key)).map((key) => [key, undefined]);

const isUsed = ({ treatments, working, treating, open }: SpaSums): boolean =>
  treatments + working + treating + open > 0;
