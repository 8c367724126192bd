import { type ListReportGuestsApiArg, useListReportGuestsQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
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
import { LIVE } from '../../../../shared/lib/live';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { useRowPages } from '../../hooks/use-row-pages';
import { bookingsOfGuest } from '../../lib/guest-rows';
import { RowPagination } from './row-pagination';

interface Props {
  query: ListReportGuestsApiArg;
  title: string;
  /** The total over all pages; undefined if unknown. */
  count: number | undefined;
}

const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The guests behind a figure, those with the most bookings first; each links to their bookings. */
export function ReportGuests({ query, title, count }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const pages = useRowPages();
  const { currentData, isError, refetch } = useListReportGuestsQuery(
    { ...query, cursor: pages.cursor },
    LIVE,
  );
  if (isError && !currentData) return <ErrorState title={t('reports.failed')} onRetry={refetch} />;
  if (!currentData) return <RowsSkeleton rows={10} />;
  const { items, nextCursor } = currentData.data;
  if (items.length === 0) return <EmptyState title={t('reports.none')} />;

  return (
    <>
      {/* Wider than a phone: the arrow keys must be able to scroll it. */}
      <TableContainer
        component={Paper}
        variant="outlined"
        role="region"
        aria-label={title}
        tabIndex={0}
      >
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('booking.guest')}</TableCell>
              <TableCell>{t('search.email')}</TableCell>
              <TableCell>{t('search.phone')}</TableCell>
              <TableCell align="right">{t('reports.names.bookings')}</TableCell>
              <TableCell align="right">{t('reports.names.participants')}</TableCell>
              <TableCell align="right">{t('reports.guestRows.latest')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((guest) => (
              <TableRow key={guest._id} hover>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={paths.guest(guest._id)}>
                    {displayName(guest) || t('guest.unnamed')}
                  </Link>
                </TableCell>
                <TableCell>{guest.email}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{guest.phone}</TableCell>
                <TableCell align="right" sx={number}>
                  <Link
                    component={RouterLink}
                    to={bookingsOfGuest(guest._id, query)}
                    color="inherit"
                  >
                    {guest.bookings}
                  </Link>
                </TableCell>
                <TableCell align="right" sx={number}>
                  {guest.participants}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {formatDate(language, guest.latest, 'short')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <RowPagination pages={pages} shown={items.length} nextCursor={nextCursor} count={count} />
    </>
  );
}
