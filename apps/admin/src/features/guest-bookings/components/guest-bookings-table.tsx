import type { BookingOutput } from '@atrium/api-client/api';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access-levels';
import { VisuallyHidden } from '@atrium/ui/components/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { BookingStatusChip } from '../../../shared/components/booking-status-chip';
import { Participants } from '../../../shared/components/participants';
import { useCancelBooking } from '../../../shared/hooks/use-cancel-booking';
import { useMe } from '../../../shared/hooks/use-me';

interface Props {
  bookings: readonly BookingOutput[];
  label: string;
  /** They are still to come. */
  canCancel?: boolean;
}

/** A phone has no room for it. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
/** Nor has a tablet: what can be done stays in sight. */
const widest = { display: { xs: 'none', lg: 'table-cell' } } as const;

export function GuestBookingsTable({ bookings, label, canCancel = false }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level } = useMe();
  const { cancelBooking, isCancelling } = useCancelBooking();
  const offersCancel = canCancel && may(level, 'bookings.cancel');

  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('booking.date')}</TableCell>
            <TableCell sx={wide}>{t('booking.time')}</TableCell>
            <TableCell>{t('booking.service')}</TableCell>
            <TableCell>{t('booking.participants')}</TableCell>
            <TableCell>{t('booking.status')}</TableCell>
            <TableCell sx={widest}>{t('booking.comment')}</TableCell>
            {offersCancel && (
              <TableCell>
                <VisuallyHidden>{t('booking.cancel')}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {bookings.map((booking) => (
            <TableRow key={booking._id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Link component={RouterLink} to={paths.reservation(booking._id)}>
                  {formatDate(language, booking.date, 'day')}
                  {` ${booking.date.slice(0, 4)}`}
                </Link>
                <Typography
                  variant="body2"
                  sx={{ display: { sm: 'none' }, fontVariantNumeric: 'tabular-nums' }}
                >
                  {formatTimeRange(booking.timeindex, booking.timeindexEnd)}
                </Typography>
              </TableCell>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatTimeRange(booking.timeindex, booking.timeindexEnd)}
              </TableCell>
              <TableCell>{booking._service.name}</TableCell>
              <TableCell>
                <Participants
                  participants={booking.participants}
                  numberOfChildren={booking.numberOfChildren}
                />
              </TableCell>
              <TableCell>
                <BookingStatusChip booking={booking} />
              </TableCell>
              <TableCell sx={{ ...widest, maxWidth: 260 }}>
                <Typography variant="body2" noWrap title={booking.comment}>
                  {booking.comment}
                </Typography>
                {booking.internalComment && (
                  <Typography
                    variant="caption"
                    noWrap
                    title={booking.internalComment}
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {booking.internalComment}
                  </Typography>
                )}
              </TableCell>
              {offersCancel && (
                <TableCell align="right">
                  <Button
                    size="small"
                    color="error"
                    disabled={isCancelling}
                    aria-label={`${t('booking.cancel')}: ${booking._service.name}, ${formatDate(language, booking.date, 'day')}`}
                    onClick={() => cancelBooking(booking)}
                  >
                    {t('booking.cancelShort')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
