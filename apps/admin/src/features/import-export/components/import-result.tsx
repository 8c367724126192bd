import type { ImportLineOutput, ImportReport } from '@atrium/api-client/admin';
import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { saveFile } from '@atrium/ui/lib/save-file';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/ui/facts';
import { useFieldName } from '../hooks/use-field-name';
import { refusedCsv } from '../lib/refused-csv';

interface Props {
  report: ImportReport;
  /** The file, from which the refused lines are handed back. */
  csv: string;
}

/** More would only slow the page down; the file has them all. */
const SHOWN_LINES = 200;

/** The expected or actual outcome: figures first, then every row that was not added, and why. */
export function ImportResult({ report, csv }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const fieldName = useFieldName();
  const { dryRun, added, known, refused, lines } = report;

  const why = ({ problems }: ImportLineOutput) =>
    problems
      .map(({ field, message }) => (field ? `${fieldName(field)}: ${message}` : message))
      .join(' ');
  const saveRefused = () =>
    saveFile({
      name: `${t('transfer.refusedName')}.csv`,
      type: 'text/csv',
      content: refusedCsv(
        csv,
        new Map(
          lines
            .filter(({ outcome }) => outcome === 'refused')
            .map((line) => [line.line, why(line)]),
        ),
        t('transfer.why'),
      ),
    });

  return (
    <Box
      component="section"
      aria-label={t(dryRun ? 'transfer.trial' : 'transfer.done')}
      sx={{ mt: 3 }}
    >
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        <span role="status">{t(dryRun ? 'transfer.trial' : 'transfer.done')}</span>
      </Typography>
      <Facts
        facts={[
          [t(dryRun ? 'transfer.wouldAdd' : 'transfer.added'), formatNumber(language, added)],
          [t('transfer.known'), formatNumber(language, known)],
          [t('transfer.refused'), formatNumber(language, refused)],
        ]}
      />
      {lines.length === 0 ? (
        dryRun && (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t('transfer.noLines')}
          </Typography>
        )
      ) : (
        <TableContainer
          role="region"
          aria-label={t('transfer.why')}
          tabIndex={0}
          sx={{ mt: 2, maxHeight: 420 }}
        >
          <Table size="small" stickyHeader aria-label={t('transfer.why')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('transfer.line')}</TableCell>
                <TableCell>{t('transfer.outcome')}</TableCell>
                <TableCell>{t('transfer.why')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.slice(0, SHOWN_LINES).map((line) => (
                <TableRow key={line.line}>
                  <TableCell>{line.line}</TableCell>
                  <TableCell>
                    {t(line.outcome === 'known' ? 'transfer.known' : 'transfer.refused')}
                  </TableCell>
                  <TableCell>{why(line)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {lines.length > SHOWN_LINES && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('transfer.shownOf', {
            shown: SHOWN_LINES,
            total: formatNumber(language, lines.length),
          })}
        </Typography>
      )}
      {refused > 0 && (
        <Button size="small" startIcon={<DownloadIcon />} sx={{ mt: 1 }} onClick={saveRefused}>
          {t('transfer.refusedFile')}
        </Button>
      )}
    </Box>
  );
}
