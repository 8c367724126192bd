import { dateOf, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { reportPeriods } from '@atrium/rules/reports/report-figures';
import {
  type FigureName,
  isDiningReport,
  isSpaReport,
  type ReportKind,
} from '@atrium/rules/reports/report-kinds';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { RuleError } from '../../common/errors/app-error';
import { BookingFiguresService, type SumName } from '../bookings/public';
import { CountedReports } from './dining/counted-reports';
import type { CountedKind } from './dining/dining-sums';
import { type FigureColumn, reportColumns } from './report-columns';
import { grouped, type Sums, type SumsOf, total, valuesOf } from './report-sums';
import type {
  ReportGuestsPage,
  ReportGuestsQuery,
  ReportOutput,
  ReportQuery,
  ReportRow,
} from './reports.dto';
import { SpaReports } from './spa/spa-reports';

const LONGEST_DAYS = 400;
const GUESTS_OF_A_PAGE = 50;

/** What each column is computed from. */
const summed: Readonly<Partial<Record<FigureName, readonly SumName[]>>> = {
  bookings: ['counted'],
  waiting: ['waiting'],
  cancelled: ['cancelled'],
  participants: ['participants'],
  adults: ['participants', 'children'],
  children: ['children'],
  capacity: [],
  occupancy: ['participants'],
  revenue: ['revenue'],
  due: ['due'],
  noShows: ['noShows'],
  noShowRate: ['noShows', 'due'],
  noShowParticipants: ['noShowParticipants'],
  guests: [],
  repeatGuests: [],
  dropIns: [],
};

const isCounted = (kind: ReportKind): kind is CountedKind =>
  kind === 'refusals' || isDiningReport(kind);

/** The figures of a period: totals, by sub-period, by service and by segment. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly figures: BookingFiguresService,
    private readonly counted: CountedReports,
    private readonly spa: SpaReports,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async report(ctx: RequestContext, kind: ReportKind, query: ReportQuery): Promise<ReportOutput> {
    const { from, until, groupBy = 'day', ...only } = query;
    assertPeriod(from, until);
    if (isSpaReport(kind)) return this.spa.report(ctx, kind, query);
    if (isCounted(kind)) return this.counted.report(ctx, kind, query);
    const columns = reportColumns[kind];
    const [parts, places, guests, services, segments] = await Promise.all([
      this.parts(ctx, query, columns),
      kind === 'occupancy' ? this.places(ctx, query) : [],
      kind === 'guests' ? this.figures.guests(ctx, query, groupBy) : undefined,
      this.figures.serviceNames(ctx),
      this.figures.segmentNames(ctx),
    ]);
    const row = (
      key: string,
      slice: readonly SumsOf[],
      more: Partial<ReportRow>,
      extra: Partial<Sums> = {},
    ): ReportRow => ({
      key,
      from,
      until,
      ...only,
      ...more,
      values: valuesOf(total([...slice, extra]), columns),
    });
    const byPeriod = grouped([...parts, ...places], groupBy);
    const byService = grouped([...parts, ...places], 'service');
    const bySegment = grouped(parts, 'segment');
    return {
      report: kind,
      from,
      until,
      groupBy,
      figures: columns.map((column) => ({ ...column })),
      totals: row('', [...parts, ...places], {}, guests?.total),
      byPeriod: reportPeriods(from, until, groupBy).map((period) =>
        row(
          period.key,
          byPeriod.get(period.key) ?? [],
          { from: period.from, until: period.until },
          guests?.byPeriod.get(period.key),
        ),
      ),
      byService: inOrder(byService, [...services.keys()]).map((key) => {
        const name = services.get(key);
        const more = { service: key, ...(name ? { name } : {}) };
        return row(key, byService.get(key) ?? [], more, guests?.byService.get(key));
      }),
      bySegment: inOrder(bySegment, [...segments.keys()]).map((key) => {
        const name = segments.get(key);
        const more = { ...(key ? { segment: key } : {}), ...(name ? { name } : {}) };
        return row(key, bySegment.get(key) ?? [], more, guests?.bySegment.get(key));
      }),
    };
  }

  /** The guests behind a figure. @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async guestRows(ctx: RequestContext, query: ReportGuestsQuery): Promise<ReportGuestsPage> {
    const { repeat = false, limit = GUESTS_OF_A_PAGE, cursor = '0', ...filter } = query;
    assertPeriod(filter.from, filter.until);
    const offset = Number(cursor);
    const found = await this.figures.guestRows(ctx, filter, { repeat, offset, limit: limit + 1 });
    return {
      items: found.slice(0, limit),
      ...(found.length > limit ? { nextCursor: String(offset + limit) } : {}),
    };
  }

  private async parts(
    ctx: RequestContext,
    query: ReportQuery,
    columns: readonly FigureColumn[],
  ): Promise<SumsOf[]> {
    const wanted = [...new Set(columns.flatMap(({ name }) => summed[name] ?? []))];
    const found = await this.figures.sums(ctx, query, wanted);
    return found.map(
      ({ _id: { start, service, segment, currency }, counted, revenue, ...sums }) => ({
        date: dateOf(start),
        service: service.toHexString(),
        segment: segment?.toHexString() ?? '',
        ...sums,
        bookings: counted ?? 0,
        revenue: currency ? [{ amount: revenue ?? 0, currency }] : [],
      }),
    );
  }

  /** Days on which nothing is offered say nothing, and are left out. */
  private async places(ctx: RequestContext, query: ReportQuery): Promise<SumsOf[]> {
    const offered = await this.figures.places(ctx, query);
    return offered
      .filter(({ places }) => places > 0)
      .map(({ service, date, places }) => ({ service, date, segment: '', capacity: places }));
  }
}

function assertPeriod(from: string, until: string): void {
  if (until < from) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(from, until) >= LONGEST_DAYS) throw new RuleError('PERIOD_TOO_LONG');
}

/** The existing keys: those of the given order first, then the others, the empty key last. */
function inOrder(groups: ReadonlyMap<string, unknown>, order: readonly string[]): string[] {
  const known = order.filter((key) => groups.has(key));
  const others = [...groups.keys()].filter((key) => key !== '' && !known.includes(key));
  return [...known, ...others, ...(groups.has('') ? [''] : [])];
}
