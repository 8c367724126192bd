import type { BookingOutput } from '@atrium/api-client/api';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { BookingStatusChip } from '../../../shared/components/booking-status-chip';
import { Participants } from '../../../shared/components/participants';

/** @param sortable a part of the list must not look sorted as a whole */
export function useBookingColumns(sortable: boolean): GridColDef<BookingOutput>[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();

  return useMemo(() => {
    const columns: GridColDef<BookingOutput>[] = [
      {
        field: 'date',
        headerName: t('booking.date'),
        width: 118,
        renderCell: ({ row }) => formatDate(language, row.date, 'day'),
      },
      {
        field: 'timeindex',
        headerName: t('booking.time'),
        width: 118,
        renderCell: ({ row }) => formatTimeRange(row.timeindex, row.timeindexEnd),
      },
      {
        field: 'service',
        headerName: t('booking.service'),
        flex: 1,
        minWidth: 140,
        valueGetter: (_, row) => row._service.name,
      },
      {
        field: 'guest',
        headerName: t('booking.guest'),
        flex: 1,
        minWidth: 150,
        valueGetter: (_, row) => displayName(row._customer),
        renderCell: ({ row, value, tabIndex }) =>
          row._customer ? (
            <Link component={RouterLink} to={paths.guest(row._customer._id)} tabIndex={tabIndex}>
              {value || t('guest.unnamed')}
            </Link>
          ) : (
            t('booking.dropInGuest')
          ),
      },
      {
        field: 'phone',
        headerName: t('search.phone'),
        width: 132,
        valueGetter: (_, row) => row._customer?.phone ?? '',
      },
      {
        field: 'participants',
        headerName: t('stays.pax'),
        description: t('booking.participants'),
        display: 'flex',
        width: 84,
        type: 'number',
        align: 'left',
        headerAlign: 'left',
        renderCell: ({ row }) => <Participants {...row} />,
      },
      {
        field: 'status',
        display: 'flex',
        headerName: t('booking.status'),
        width: 132,
        valueGetter: (_, row) => row._bookingStatus?.name ?? '',
        renderCell: ({ row }) => <BookingStatusChip booking={row} />,
      },
      {
        field: 'roomNumber',
        headerName: t('booking.roomShort'),
        width: 76,
      },
      {
        field: 'comment',
        headerName: t('booking.comment'),
        flex: 1.2,
        minWidth: 140,
        sortable: false,
        valueGetter: (_, row) => [row.comment, row.internalComment].filter(Boolean).join(' · '),
      },
      {
        field: 'bookingId',
        headerName: t('booking.bookingId'),
        width: 136,
        renderCell: ({ row, tabIndex }) => (
          <Link component={RouterLink} to={paths.reservation(row._id)} tabIndex={tabIndex}>
            {row.bookingId}
          </Link>
        ),
      },
    ];
    return sortable ? columns : columns.map((column) => ({ ...column, sortable: false }));
  }, [t, language, sortable]);
}
