import { type ReportOutput, useGetReportQuery } from '@atrium/api-client/admin';
import { comparedPeriod, type Period } from '@atrium/rules/reports/compared-period';
import { type ReportChoice, toReportQuery } from '../lib/report-query';

interface Comparison {
  /** Absent where nothing is compared. */
  period?: Period;
  /** Absent until it has loaded. */
  report?: ReportOutput | undefined;
  isError: boolean;
}

/** The same report of the period to compare with. */
export function useComparison(choice: ReportChoice): Comparison {
  const period = choice.compare && comparedPeriod(choice, choice.compare);
  const { currentData, isError } = useGetReportQuery(toReportQuery({ ...choice, ...period }), {
    skip: !period,
  });
  return period ? { period, report: currentData?.data, isError } : { isError: false };
}
