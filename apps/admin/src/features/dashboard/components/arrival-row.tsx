import type { BookingOutput } from '@atrium/api-client/admin';
import { listName } from '@atrium/rules/guests/guest-name';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { BookingStatusChip } from '../../../shared/bookings/booking-status-chip';
import { Participants } from '../../../shared/bookings/participants';

interface Props {
  booking: BookingOutput;
  /** Shown below the name, where the row's place does not say it. */
  time?: string;
}

/** An expected guest; opens the booking. */
export function ArrivalRow({ booking, time }: Props) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <ButtonBase
        component={Link}
        to={paths.reservation(booking._id)}
        sx={(theme) => ({
          display: 'flex',
          justifyContent: 'flex-start',
          width: 'calc(100% + 16px)',
          gap: 1.25,
          px: 1,
          mx: -1,
          minHeight: time ? 48 : 38,
          borderRadius: 1,
          textAlign: 'left',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
            {listName(booking._customer, t('booking.dropIn'))}
          </Typography>
          {time && (
            <Typography
              variant="caption"
              component="div"
              noWrap
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {time}
            </Typography>
          )}
        </Box>
        <Box sx={{ flex: 'none', typography: 'body2' }}>
          <Participants {...booking} />
        </Box>
        <Box sx={{ flex: 'none' }}>
          <BookingStatusChip booking={booking} />
        </Box>
      </ButtonBase>
    </li>
  );
}
