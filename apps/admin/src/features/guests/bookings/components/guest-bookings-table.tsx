import type { BookingOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useCancelBooking } from '../../../../shared/bookings/cancel/use-cancel-booking';
import { useVisibleRows } from '../../../../shared/hooks/use-visible-rows';
import { RowGap } from '../../../../shared/ui/row-gap';
import { wide, widest } from '../lib/widths';
import { GuestBookingRow } from './guest-booking-row';

interface Props {
  bookings: readonly BookingOutput[];
  label: string;
  /** They are in the future. */
  canCancel?: boolean;
}

/** Height until measured, in pixels. */
const ROW_HEIGHT = 47;

/** The columns match those of the table below, and keep their width as rows come and go. */
export function GuestBookingsTable({ bookings, label, canCancel = false }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const { cancelBooking, isCancelling, question } = useCancelBooking();
  const rows = useVisibleRows<HTMLTableSectionElement>({
    count: bookings.length,
    estimate: () => ROW_HEIGHT,
  });
  const offersCancel = canCancel && may(level, 'bookings.cancel');

  return (
    <TableContainer sx={{ position: 'relative' }}>
      {question}
      <Table
        size="small"
        aria-label={label}
        sx={{ tableLayout: { lg: 'fixed' }, '& td, & th': { px: { xs: 1, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { lg: 150 } }}>{t('booking.date')}</TableCell>
            <TableCell sx={{ ...wide, width: { lg: 140 } }}>{t('booking.time')}</TableCell>
            <TableCell sx={{ width: { lg: 230 } }}>{t('booking.service')}</TableCell>
            <TableCell sx={{ width: { lg: 140 } }}>{t('booking.participants')}</TableCell>
            <TableCell sx={{ width: { lg: 150 } }}>{t('booking.status')}</TableCell>
            <TableCell sx={widest}>{t('booking.comment')}</TableCell>
            {offersCancel && (
              <TableCell sx={{ width: { lg: 120 } }}>
                <VisuallyHidden>{t('booking.cancel')}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody ref={rows.listRef}>
          <RowGap height={rows.before} />
          {rows.indexes.map((index) => {
            const booking = bookings[index];
            return (
              booking && (
                <GuestBookingRow
                  key={booking._id}
                  booking={booking}
                  onCancel={offersCancel ? cancelBooking : undefined}
                  isCancelling={isCancelling}
                  {...rows.rowProps(index)}
                />
              )
            );
          })}
          <RowGap height={rows.after} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
