import type { SpaFigureRow } from '@atrium/api-client/admin';
import { formatDate, formatMoney, formatTimeRange, formatUnit } from '@atrium/i18n/format';
import type { SpaFigure } from '@atrium/rules/spa/spa-figures';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { TreatmentStatusChip } from '../../../../shared/treatments/treatment-status-chip';
import { isTime } from '../../lib/spa-rows';

interface Props {
  rows: readonly SpaFigureRow[];
  figure: SpaFigure;
  title: string;
}

const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Each row opens its treatment, or the day that the time is on. */
export function SpaRowsTable({ rows, figure, title }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const hasTreatments = !isTime(figure);

  return (
    // Wider than a phone: the arrow keys must be able to scroll it.
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label={title}
      tabIndex={0}
    >
      <Table size="small" aria-label={title} sx={{ '& td': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('booking.date')}</TableCell>
            <TableCell>{t('booking.time')}</TableCell>
            {hasTreatments && (
              <>
                <TableCell>{t('booking.guest')}</TableCell>
                <TableCell>{t('reports.heads.treatmentType')}</TableCell>
              </>
            )}
            <TableCell>{t('reports.heads.therapist')}</TableCell>
            {hasTreatments ? (
              <>
                <TableCell>{t('reports.heads.treatmentRoom')}</TableCell>
                <TableCell>{t('booking.status')}</TableCell>
                <TableCell align="right">{t('reports.spaRows.price')}</TableCell>
              </>
            ) : (
              <TableCell align="right">{t('reports.spaRows.length')}</TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { treatment, date, start, end, therapists } = row;
            const to = treatment ? paths.treatment(treatment) : `${paths.treatments}?date=${date}`;
            return (
              <TableRow key={`${treatment} ${date} ${start} ${therapists.join()}`} hover>
                <TableCell component="th" scope="row" sx={number}>
                  <Link component={RouterLink} to={to}>
                    {formatDate(language, date, 'short')}
                  </Link>
                </TableCell>
                <TableCell sx={number}>{formatTimeRange(start, end)}</TableCell>
                {hasTreatments && (
                  <>
                    <TableCell>
                      {row.guest ? (
                        <Link component={RouterLink} to={paths.guest(row.guest)} color="inherit">
                          {row.guestName || t('guest.unnamed')}
                        </Link>
                      ) : (
                        t('treatment.unknownGuest')
                      )}
                    </TableCell>
                    <TableCell>{row.type ?? t('reports.gone')}</TableCell>
                  </>
                )}
                <TableCell>{therapists.join(', ')}</TableCell>
                {hasTreatments ? (
                  <>
                    <TableCell>{row.room}</TableCell>
                    <TableCell>
                      {row.status && <TreatmentStatusChip status={row.status} />}
                    </TableCell>
                    <TableCell align="right" sx={number}>
                      {row.price && formatMoney(language, row.price.amount, row.price.currency)}
                    </TableCell>
                  </>
                ) : (
                  <TableCell align="right" sx={number}>
                    {formatUnit(language, end - start, 'minute')}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
