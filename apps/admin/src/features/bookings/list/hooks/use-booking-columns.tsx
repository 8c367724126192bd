import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatInstant, formatTimeRange } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { Participants } from '../../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';
import { GuestSigns } from '../../../../shared/guests/guest-signs';
import type { BookingSort } from '../lib/filters';

/** The server's sort key of a column; day and time are one. */
export const sortOfColumn: Partial<Record<string, BookingSort>> = {
  date: 'start',
  timeindex: 'start',
  guest: 'guest',
  service: 'service',
  participants: 'participants',
  createdAt: 'createdAt',
};

/**
 * Only columns the server can sort are sortable: sorting one page would look like sorting the list.
 */
export function useBookingColumns(): GridColDef<BookingOutput>[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();

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
        width: 128,
        renderCell: ({ row }) => formatTimeRange(row.timeindex, row.timeindexEnd),
      },
      {
        field: 'service',
        headerName: t('booking.service'),
        flex: 1,
        minWidth: 104,
        valueGetter: (_, row) => row._service.name,
      },
      {
        field: 'guest',
        headerName: t('booking.guest'),
        flex: 1.6,
        minWidth: 150,
        valueGetter: (_, row) => displayName(row._customer),
        renderCell: ({ row, value, tabIndex }) =>
          row._customer ? (
            <>
              <Link component={RouterLink} to={paths.guest(row._customer._id)} tabIndex={tabIndex}>
                {value || t('guest.unnamed')}
              </Link>
              <GuestSigns guest={row._customer} />
            </>
          ) : (
            t('booking.dropInGuest')
          ),
      },
      {
        field: 'phone',
        headerName: t('search.phone'),
        width: 140,
        valueGetter: (_, row) => row._customer?.phone ?? '',
      },
      {
        field: 'participants',
        headerName: t('stays.pax'),
        description: t('booking.participants'),
        display: 'flex',
        width: 104,
        type: 'number',
        align: 'left',
        headerAlign: 'left',
        renderCell: ({ row }) => <Participants {...row} />,
      },
      {
        field: 'status',
        display: 'flex',
        headerName: t('booking.status'),
        width: 120,
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
        valueGetter: (_, row) => [row.comment, row.internalComment].filter(Boolean).join(' · '),
      },
      {
        field: 'createdAt',
        headerName: t('booking.createdAt'),
        width: 170,
        renderCell: ({ row }) => formatInstant(language, row.createdAt, vendor.timezone),
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
    return columns.map((column) => ({
      ...column,
      sortable: sortOfColumn[column.field] !== undefined,
    }));
  }, [t, language, vendor.timezone]);
}
