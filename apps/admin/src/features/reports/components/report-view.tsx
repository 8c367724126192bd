import type { ReportOutput, ReportRow } from '@atrium/api-client/admin';
import {
  rowsOfTable,
  type ReportTable as TableKind,
  tablesOfReport,
} from '@atrium/rules/reports/report-kinds';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { ChartCard } from '../../../shared/charts/chart-card';
import { useFigureText } from '../hooks/use-figure-text';
import { useRowName } from '../hooks/use-row-name';
import type { ReportChoice } from '../lib/report-query';
import { columnsOf, headOf, numberOf, rowBefore, rowsBehind } from '../lib/report-values';
import { ReportTable } from './report-table';
import { ReportTotals } from './report-totals';

interface Props {
  report: ReportOutput;
  /** Of the period compared with. */
  before: ReportOutput | undefined;
  choice: ReportChoice;
}

/** More cannot be told apart in half the width of a screen. */
const MOST_BARS = 31;

/** An empty one says that there is nothing to count. */
const isAlwaysShown = (table: TableKind): boolean => table === 'period' || table === 'service';

/** Totals with their definitions, the first figure as charts, and every figure in tables. */
export function ReportView({ report, before, choice }: Props) {
  const { t } = useTranslation('admin');
  const { vendor } = useMe();
  const { numberText, axisOf } = useFigureText();
  const rowName = useRowName(choice.groupBy);
  const columns = columnsOf(report.figures);
  const [first] = columns;
  const tables = tablesOfReport[choice.report]
    .map((table) => ({ table, rows: rowsOfTable(report, table) }))
    .filter(({ table, rows }) => isAlwaysShown(table) || rows.length > 0);
  const charts = tables.filter(({ table, rows }) => table !== 'period' && rows.length <= MOST_BARS);

  const chart = (table: TableKind, rows: readonly ReportRow[]) =>
    first && (
      <ChartCard
        key={table}
        title={`${t(`reports.names.${first.name}`)} · ${t(`reports.tables.${table}`)}`}
        head={t(`reports.heads.${headOf(table, choice.report)}`)}
        definition={t(`reports.definitions.${first.name}`)}
        empty={t('reports.none')}
        format={(value) => numberText(first, value)}
        {...axisOf(first)}
        inTime={table === 'period'}
        series={[
          { label: t(`reports.names.${first.name}`), color: 'primary' },
          ...(before && choice.compare
            ? [{ label: t(`reports.compare.${choice.compare}`), color: 'secondary' as const }]
            : []),
        ]}
        rows={rows.map((row, index) => {
          const to = rowsBehind(row, first, choice, table);
          const was = before && rowBefore(rowsOfTable(before, table), table, row, index);
          return {
            ...rowName(row, table),
            values: [row, ...(before ? [was] : [])].map((each) =>
              each ? (numberOf(each, first, vendor.currency) ?? 0) : 0,
            ),
            ...(to !== undefined && { to }),
          };
        })}
      />
    );

  return (
    <>
      <ReportTotals
        totals={report.totals}
        before={before?.totals}
        columns={columns}
        choice={choice}
      />
      <Box sx={{ mb: 2 }}>{chart('period', report.byPeriod)}</Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {charts.map(({ table, rows }) => chart(table, rows))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tables.map(({ table, rows }) => (
          <ReportTable
            key={table}
            table={table}
            rows={rows}
            before={before && rowsOfTable(before, table)}
            columns={columns}
            choice={choice}
          />
        ))}
      </Box>
    </>
  );
}
