import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ArrivalButtons } from '../../../../shared/arrivals/arrival-buttons';
import { type ArrivalStatuses, arrivalState } from '../../../../shared/arrivals/arrivals';
import { Participants } from '../../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';
import { GuestMarks } from '../../../../shared/guests/guest-marks';

interface Props {
  booking: BookingOutput;
  statuses: ArrivalStatuses;
  /** Minutes that the party is late; undefined when it is not. */
  late: number | undefined;
  busy: boolean;
  onMark: (booking: BookingOutput, status: BookingStatusOutput, byKeyboard: boolean) => void;
}

/** A party: who, how many, for what, and the button to mark them. */
export function ArrivalRow({ booking, statuses, late, busy, onMark }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const guest = booking._customer;
  const notes = [
    booking._service.name,
    booking.roomNumber && `${t('booking.roomShort')} ${booking.roomNumber}`,
    booking.comment,
    booking.internalComment,
  ];
  const isOver = ['left', 'absent'].includes(arrivalState(booking, statuses));

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="div"
          noWrap
          sx={{ fontWeight: 600, ...(isOver && { color: 'text.secondary', fontWeight: 500 }) }}
        >
          <Link component={RouterLink} to={paths.reservation(booking._id)} color="inherit">
            {displayName(guest) || t('booking.dropInGuest')}
          </Link>
        </Typography>
        <GuestMarks guest={guest} />
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {notes.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {late !== undefined && (
        <Typography
          variant="body2"
          sx={{ color: 'warning.main', fontWeight: 600, display: { xs: 'none', sm: 'block' } }}
        >
          {t('arrival.late', { minutes: late })}
        </Typography>
      )}
      <Participants {...booking} />
      <Box sx={{ display: { xs: 'none', lg: 'block' }, minWidth: 110 }}>
        <BookingStatusChip booking={booking} />
      </Box>
      <ArrivalButtons booking={booking} statuses={statuses} busy={busy} onMark={onMark} />
    </Box>
  );
}
