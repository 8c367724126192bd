import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { Participants } from '../../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';
import { wide, widest } from '../lib/widths';

interface Props {
  booking: BookingOutput;
  /** Absent where nothing can be cancelled. */
  onCancel: ((booking: BookingOutput) => void) | undefined;
  isCancelling: boolean;
  'data-index': number;
  ref: Ref<HTMLTableRowElement>;
}

/** One booking among a guest's. */
export function GuestBookingRow({ booking, onCancel, isCancelling, ...row }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <TableRow hover {...row}>
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
      <TableCell sx={{ minWidth: 140 }}>{booking._service.name}</TableCell>
      <TableCell>
        <Participants
          participants={booking.participants}
          numberOfChildren={booking.numberOfChildren}
          childAges={booking.childAges}
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
      {onCancel && (
        <TableCell align="right">
          <Button
            size="small"
            color="error"
            disabled={isCancelling}
            aria-label={`${t('booking.cancel')}: ${booking._service.name}, ${formatDate(language, booking.date, 'day')}`}
            onClick={() => onCancel(booking)}
          >
            {t('booking.cancelShort')}
          </Button>
        </TableCell>
      )}
    </TableRow>
  );
}
