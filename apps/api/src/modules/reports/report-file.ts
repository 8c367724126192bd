import { amountText } from '@atrium/rules/money/amount';
import { type ReportTable, rowsOfTable } from '@atrium/rules/reports/report-kinds';
import type { StreamableFile } from '@nestjs/common';
import { type CsvColumn, type CsvRow, csvAnswer } from '../../common/csv/csv-answer';
import type { ReportOutput, ReportRow } from './reports.dto';

/** A report's table as CSV, totals last; money has one column per currency, in major units. */
export function reportFile(report: ReportOutput, table: ReportTable): StreamableFile {
  const rows = [...rowsOfTable(report, table), { ...report.totals, name: 'total' }];
  const currencies = [
    ...new Set(rows.flatMap(({ values }) => moneyIn(values).map(({ currency }) => currency))),
  ];
  const columns: CsvColumn[] = [
    { key: 'key', header: table },
    { key: 'name', header: 'name' },
    { key: 'from', header: 'from' },
    { key: 'until', header: 'until' },
    ...report.figures.flatMap(({ name, unit }) =>
      unit === 'money'
        ? currencies.map((currency) => ({ key: currency, header: `${name} ${currency}` }))
        : [{ key: name, header: name }],
    ),
  ];
  const name = `${report.report}-${report.from}-${report.until}`;
  return csvAnswer(name, columns, rows.map(toCsvRow));
}

function toCsvRow({ key, name, from, until, values }: ReportRow): CsvRow {
  const { revenue, treatmentRevenue, ...counts } = values;
  const money = moneyIn(values).map(({ amount, currency }) => [
    currency,
    amountText(amount, currency),
  ]);
  return { key, name, from, until, ...counts, ...Object.fromEntries(money) };
}

/** A report has one figure in money. */
const moneyIn = ({ revenue = [], treatmentRevenue = [] }: ReportRow['values']) => [
  ...revenue,
  ...treatmentRevenue,
];
