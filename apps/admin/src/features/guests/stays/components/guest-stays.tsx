import { usePageGuestStaysQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import HotelIcon from '@mui/icons-material/HotelRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { LIVE } from '../../../../shared/lib/live';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { StayStatusChip } from './stay-status-chip';

interface Props {
  guestId: string;
}

/** A guest's stays, the latest arrival first, to the last one: a company's card has hundreds. */
export function GuestStays({ guestId }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const language = useLanguage();
  const { level } = useMe();
  const [cursors, setCursors] = useState<string[]>([]);
  const { currentData, isError, refetch } = usePageGuestStaysQuery(
    { id: guestId, cursor: cursors.at(-1) },
    LIVE,
  );
  const page = currentData?.data;
  const add = may(level, 'stays.edit') && (
    <Button
      component={RouterLink}
      to={paths.guestNewStay(guestId)}
      size="small"
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t('stayEdit.new')}
    </Button>
  );

  if (isError && !page) return <ErrorState title={t('stays.failed')} onRetry={refetch} />;
  if (!page) return <RowsSkeleton rows={4} />;
  if (page.items.length === 0 && cursors.length === 0) {
    return <EmptyState icon={<HotelIcon />} title={t('stays.none')} action={add} />;
  }

  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>{add}</Box>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={t('stays.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('stays.arrivalDate')}</TableCell>
              <TableCell>{t('stays.departureDate')}</TableCell>
              <TableCell>{t('stays.nights')}</TableCell>
              <TableCell>{t('stays.pax')}</TableCell>
              <TableCell>{t('stays.roomType')}</TableCell>
              <TableCell>{t('stays.status')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {page.items.map((stay) => (
              <TableRow key={stay._id} hover>
                <TableCell>
                  <Link
                    component={RouterLink}
                    to={paths.guestStay(guestId, stay._id)}
                    state={{ keepFocus: true }}
                  >
                    {formatDate(language, stay.arrivaldate, 'short')}
                  </Link>
                </TableCell>
                <TableCell>{formatDate(language, stay.departuredate, 'short')}</TableCell>
                <TableCell>{stay.nights}</TableCell>
                <TableCell>{stay.nrOfGuests}</TableCell>
                <TableCell>{stay.roomType}</TableCell>
                <TableCell>
                  <StayStatusChip status={stay.status} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <CursorPages cursors={cursors} nextCursor={page.nextCursor} onCursors={setCursors} />
    </>
  );
}
