import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { type SpaSums, spaValues } from '@atrium/rules/spa/spa-figures';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import { SpaCounter } from './spa-counter';
import type {
  MostUsedTreatmentOutput,
  MostUsedTreatmentQuery,
  SpaReportOutput,
  SpaReportQuery,
  SpaReportRow,
} from './spa-reports.dto';

/** Days that are looked at unless somebody says which. */
const LATELY = 30;

/** The spa's figures of a period. */
@Injectable()
export class SpaReportsService {
  constructor(
    private readonly counter: SpaCounter,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async report(ctx: RequestContext, query: SpaReportQuery): Promise<SpaReportOutput> {
    const { lowDate, highDate } = query;
    const tables = await this.counter.count(ctx, { from: lowDate, until: highDate });
    const [therapists, rooms, types] = await Promise.all([
      this.counter.names(ctx, 'therapist'),
      this.counter.names(ctx, 'room'),
      this.counter.names(ctx, 'type'),
    ]);
    return {
      ...{ lowDate, highDate },
      totals: row('', tables.total),
      byDay: [...tables.rowsOf('date')].map(([date, sums]) => row(date, sums)),
      byTherapist: named(tables.rowsOf('therapist'), therapists),
      byRoom: named(tables.rowsOf('room'), rooms),
      byTreatmentType: named(tables.rowsOf('type'), types),
      byHour: [...tables.rowsOf('hour')]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([hour, sums]) => row(hour, sums)),
    };
  }

  /** The most booked first. @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async mostUsed(
    ctx: RequestContext,
    { from, until }: MostUsedTreatmentQuery,
  ): Promise<MostUsedTreatmentOutput[]> {
    const { timezone } = await this.vendors.current(ctx);
    const last = until ?? venueToday(ctx.now.getTime(), timezone);
    const tables = await this.counter.count(ctx, {
      from: from ?? addDays(last, 1 - LATELY),
      until: last,
    });
    const names = await this.counter.names(ctx, 'type');
    return named(tables.rowsOf('type'), names)
      .map(({ key, name, values: { treatments, treatmentRevenue } }) => ({
        ...{ _id: key, treatments, treatmentRevenue },
        ...(name ? { name } : {}),
      }))
      .sort((a, b) => b.treatments - a.treatments);
  }
}

const row = (key: string, sums: SpaSums, name?: string): SpaReportRow => ({
  ...{ key, values: spaValues(sums) },
  ...(name ? { name } : {}),
});

/** By the order of the names; what is gone comes last, what nothing was counted for is left out. */
function named(
  rows: ReadonlyMap<string, SpaSums>,
  names: ReadonlyMap<string, string>,
): SpaReportRow[] {
  const keys = [...names.keys(), ...[...rows.keys()].filter((key) => !names.has(key))];
  return keys.flatMap((key) => {
    const sums = rows.get(key);
    const isEmpty = !sums || sums.treatments + sums.working + sums.treating + sums.open === 0;
    return isEmpty ? [] : row(key, sums, names.get(key));
  });
}
