import { useListTreatmentsOfGuestQuery } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import SpaIcon from '@mui/icons-material/SpaRounded';
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
import { LIVE } from '../../../../shared/lib/live';
import { TreatmentStatusChip } from '../../../../shared/treatments/treatment-status-chip';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  guestId: string;
}

/** A guest's treatments, the latest first. */
export function GuestTreatments({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { currentData, isError, refetch } = useListTreatmentsOfGuestQuery({ id: guestId }, LIVE);
  const treatments = currentData?.data;

  if (isError && !treatments) {
    return <ErrorState title={t('treatment.failed')} onRetry={refetch} />;
  }
  if (!treatments) return <RowsSkeleton rows={4} />;
  if (treatments.length === 0) {
    return <EmptyState icon={<SpaIcon />} title={t('treatment.noneOfGuest')} />;
  }
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('treatment.ofGuest')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('booking.date')}</TableCell>
            <TableCell>{t('booking.time')}</TableCell>
            <TableCell>{t('treatment.type')}</TableCell>
            <TableCell>{t('treatment.therapists')}</TableCell>
            <TableCell>{t('booking.total')}</TableCell>
            <TableCell>{t('booking.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {treatments.map((treatment) => (
            <TableRow key={treatment._id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Link component={RouterLink} to={paths.treatment(treatment._id)}>
                  {formatDate(language, treatment.date, 'short')}
                </Link>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatTimeRange(treatment.timeindexStart, treatment.timeindexEnd)}
              </TableCell>
              <TableCell>{treatment._treatmentType?.name}</TableCell>
              <TableCell>
                {treatment.therapists.map(({ _therapist }) => _therapist.name).join(', ')}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {treatment.terms && treatment.total !== undefined && (
                  <Money minor={treatment.total} currency={treatment.terms.currency} />
                )}
              </TableCell>
              <TableCell>
                <TreatmentStatusChip status={treatment.status} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
