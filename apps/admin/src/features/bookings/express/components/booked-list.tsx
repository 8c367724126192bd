import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { Participants } from '../../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';

interface Props {
  /** Latest first. */
  bookings: readonly BookingOutput[];
}

/** What was booked since the page was opened: to read out a number or correct a slip. */
export function BookedList({ bookings }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <Card component="section" aria-label={t('expressBooking.bookedHere')} sx={{ p: 2, mt: 2 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {t('expressBooking.bookedHere')}
      </Typography>
      {bookings.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('expressBooking.noneYet')}
        </Typography>
      ) : (
        <Table size="small" aria-label={t('expressBooking.bookedHere')}>
          <TableBody>
            {bookings.map((booking) => (
              <TableRow key={booking._id} hover>
                <TableCell sx={{ whiteSpace: 'nowrap', px: 1 }}>
                  {`${formatDate(language, booking.date, 'day')} ${formatTime(booking.timeindex)}`}
                </TableCell>
                <TableCell sx={{ px: 1 }}>
                  <Link component={RouterLink} to={paths.reservation(booking._id)}>
                    {displayName(booking._customer) || t('booking.dropInGuest')}
                  </Link>
                </TableCell>
                <TableCell sx={{ px: 1, display: { xs: 'none', sm: 'table-cell' } }}>
                  {booking._service.name}
                </TableCell>
                <TableCell sx={{ px: 1 }}>
                  <Participants {...booking} />
                </TableCell>
                <TableCell sx={{ px: 1, display: { xs: 'none', sm: 'table-cell' } }}>
                  {booking.bookingId}
                </TableCell>
                <TableCell sx={{ px: 1, display: { xs: 'none', md: 'table-cell' } }}>
                  <BookingStatusChip booking={booking} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
