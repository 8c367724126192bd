import type { GetReportApiArg } from '@atrium/api-client/admin';
import {
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
} from '@atrium/rules/calendar/calendar-date';
import { type Comparison, comparisons } from '@atrium/rules/reports/compared-period';
import { type ReportGrouping, reportGroupings } from '@atrium/rules/reports/report-figures';
import { type ReportKind, reportKinds } from '@atrium/rules/reports/report-kinds';
import { idIn, periodIn } from '../../../shared/lib/address';

/** The choices of a report, kept in the address; empty means any. */
export interface ReportChoice {
  report: ReportKind;
  /** `yyyy-mm-dd`, included. */
  from: string;
  /** `yyyy-mm-dd`, included; never before `from`. */
  until: string;
  groupBy: ReportGrouping;
  service: string;
  segment: string;
  /** What it is compared with; absent: nothing. */
  compare: Comparison | undefined;
}

/** The API's limit. */
const MAX_DAYS = 400;
/** More bars cannot be told apart. */
const MOST_DAYS_BY_DAY = 45;
const MOST_DAYS_BY_WEEK = 190;

/** The best grouping for a period, unless one is chosen. */
export function groupingFor(from: string, until: string): ReportGrouping {
  const days = daysBetween(from, until) + 1;
  if (days <= MOST_DAYS_BY_DAY) return 'day';
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

/** Reads an address. @param today the venue's; its month is the default period */
export function readReport(params: URLSearchParams, today: string): ReportChoice {
  const { from, until } = periodIn(params, {
    from: firstOfMonth(today),
    until: lastOfMonth,
    mostDays: MAX_DAYS,
  });
  return {
    report: reportKinds.find((kind) => kind === params.get('report')) ?? 'bookings',
    from,
    until,
    groupBy:
      reportGroupings.find((grouping) => grouping === params.get('groupBy')) ??
      groupingFor(from, until),
    service: idIn(params, 'service'),
    segment: idIn(params, 'segment'),
    compare: comparisons.find((each) => each === params.get('compare')),
  };
}

/** The shortest address for a report: defaults are omitted. */
export function writeReport(choice: ReportChoice, today: string): URLSearchParams {
  const { report, from, until, groupBy, service, segment, compare } = choice;
  return new URLSearchParams({
    ...(report !== 'bookings' && { report }),
    ...(from !== firstOfMonth(today) && { from }),
    ...(until !== lastOfMonth(from) && { until }),
    ...(groupBy !== groupingFor(from, until) && { groupBy }),
    ...(service && { service }),
    ...(segment && { segment }),
    ...(compare && { compare }),
  });
}

/** The question to the API. */
export const toReportQuery = (choice: ReportChoice): GetReportApiArg => ({
  report: choice.report,
  from: choice.from,
  until: choice.until,
  groupBy: choice.groupBy,
  ...(choice.service && { service: choice.service }),
  ...(choice.segment && { segment: choice.segment }),
});

export const presets = ['thisMonth', 'lastMonth', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** The period of a preset. @param today the venue's */
export function periodOf(preset: Preset, today: string): { from: string; until: string } {
  if (preset === 'thisYear') {
    const year = today.slice(0, 4);
    return { from: `${year}-01-01`, until: `${year}-12-31` };
  }
  const month = firstOfMonth(preset === 'thisMonth' ? today : addMonths(firstOfMonth(today), -1));
  return { from: month, until: lastOfMonth(month) };
}
