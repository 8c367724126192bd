import type { ReportRow } from '@atrium/api-client/admin';
import { useLazyDownloadReportQuery } from '@atrium/api-client/admin/downloads';
import { may } from '@atrium/rules/access/access-levels';
import type { ReportTable as TableKind } from '@atrium/rules/reports/report-kinds';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVisibleRows } from '../../../shared/hooks/use-visible-rows';
import { RowGap } from '../../../shared/ui/row-gap';
import { useChangeText } from '../hooks/use-change-text';
import { useFigureText } from '../hooks/use-figure-text';
import { useRowName } from '../hooks/use-row-name';
import { type ReportChoice, toReportQuery } from '../lib/report-query';
import { type Column, headOf, rowBefore, rowsBehind } from '../lib/report-values';

interface Props {
  table: TableKind;
  rows: readonly ReportRow[];
  /** The same table of the period compared with. */
  before: readonly ReportRow[] | undefined;
  columns: readonly Column[];
  choice: ReportChoice;
}

/** Height until measured, in pixels. */
const ROW_HEIGHT = 33;

/** All values of a report by period, service or whatever it is about; each opens its rows, and all go into a file. */
export function ReportTable({ table, rows, before, columns, choice }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const showToast = useToast();
  const errorText = useErrorText();
  const { valueText } = useFigureText();
  const changeText = useChangeText();
  const rowName = useRowName(choice.groupBy);
  const [download, { isFetching }] = useLazyDownloadReportQuery();
  const title = t(`reports.tables.${table}`);

  const save = async () => {
    try {
      const content = await download({ ...toReportQuery(choice), table }).unwrap();
      const name = `${choice.report}-${table}-${choice.from}-${choice.until}.csv`;
      saveFile({ name, type: 'text/csv', content });
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: errorText(error, t('reports.failed')),
      });
    }
  };

  const visible = useVisibleRows<HTMLTableSectionElement>({
    count: rows.length,
    estimate: () => ROW_HEIGHT,
  });
  const rowAt = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const was = before && rowBefore(before, table, row, index);
    return (
      <TableRow key={row.key} hover {...visible.rowProps(index)}>
        <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
          {rowName(row, table).name}
        </TableCell>
        {columns.map((column) => {
          const to = rowsBehind(row, column, choice, table);
          const text = valueText(row, column);
          return (
            <TableCell
              key={column.name}
              align="right"
              sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {to && text !== '–' ? (
                <Link component={RouterLink} to={to} color="inherit">
                  {text}
                </Link>
              ) : (
                text
              )}
              {before && (
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {changeText(row, was, column)}
                </Typography>
              )}
            </TableCell>
          );
        })}
      </TableRow>
    );
  };

  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {may(level, 'exports.run') && rows.length > 0 && (
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            loading={isFetching}
            loadingPosition="start"
            aria-label={`${t('listBookings.exportCsv')}: ${title}`}
            onClick={save}
            sx={{ displayPrint: 'none' }}
          >
            {t('listBookings.exportCsv')}
          </Button>
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('reports.none')}
        </Typography>
      ) : (
        // Wider than a phone: the arrow keys must be able to scroll it.
        <Box role="region" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{t(`reports.heads.${headOf(table, choice.report)}`)}</TableCell>
                {columns.map(({ name }) => (
                  <TableCell key={name} align="right">
                    {t(`reports.names.${name}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody ref={visible.listRef}>
              <RowGap height={visible.before} />
              {visible.indexes.map((index) => rowAt(index))}
              <RowGap height={visible.after} />
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  );
}
