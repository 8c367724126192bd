import type { AuditEntryOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { auditLines } from './audit-lines';
import { auditSentence } from './audit-sentences';

interface Props {
  entries: readonly AuditEntryOutput[];
}

/** With the sentences and with what settings are called; few pages have them for themselves. */
const areas = ['settings'] as const;

/** What was done when, a sentence each, and below it what changed. */
export function AuditList({ entries }: Props) {
  return (
    <Suspense fallback={<RowsSkeleton rows={entries.length} />}>
      <AreaTexts areas={areas}>
        <Entries entries={entries} />
      </AreaTexts>
    </Suspense>
  );
}

function Entries({ entries }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { vendor } = useMe();
  const writing = { t, language, currency: vendor.currency, timezone: vendor.timezone };

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label={t('auditLogs.title')}
      // Wider than a phone: the arrow keys must be able to scroll it.
      tabIndex={0}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 110, sm: 220 } }}>{t('auditLogs.when')}</TableCell>
            <TableCell>{t('auditLogs.what')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry._id} sx={{ '& td': { verticalAlign: 'top' } }}>
              <TableCell sx={{ color: 'text.secondary', whiteSpace: { sm: 'nowrap' } }}>
                {formatInstant(language, entry.at, vendor.timezone)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {auditSentence(entry, writing)}
                </Typography>
                {entry.reason && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {`${t('auditLogs.reason')}: ${entry.reason}`}
                  </Typography>
                )}
                {auditLines(entry, writing).map(({ field, label, before, after }) => (
                  <Typography key={field} variant="body2">
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {`${label}: `}
                    </Box>
                    {[before, after].filter((value) => value !== undefined).join(' → ')}
                  </Typography>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
