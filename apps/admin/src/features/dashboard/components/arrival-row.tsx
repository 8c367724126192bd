import type { BookingOutput } from '@atrium/api-client/admin';
import { listName } from '@atrium/rules/guests/guest-name';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/access/use-me';
import { ArrivedButton } from '../../../shared/arrivals/arrived-button';
import { Participants } from '../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../shared/bookings/status/booking-status-chip';
import { useVenueNow } from '../../../shared/dates/use-venue-now';
import { GuestSigns } from '../../../shared/guests/guest-signs';

interface Props {
  booking: BookingOutput;
  /** Shown below the name, where the row's place does not say it. */
  time?: string;
}

/** A guest of the day; opens the booking, and marks who has come. */
export function ArrivalRow({ booking, time }: Props) {
  const { t } = useTranslation('admin');
  const { date: today } = useVenueNow(useMe().vendor.timezone);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <ButtonBase
        component={Link}
        to={paths.reservation(booking._id)}
        sx={(theme) => ({
          display: 'flex',
          justifyContent: 'flex-start',
          flex: 1,
          minWidth: 0,
          gap: 1.25,
          px: 1,
          ml: -1,
          minHeight: time ? 48 : 38,
          borderRadius: 1,
          textAlign: 'left',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
            {listName(booking._customer, t('booking.dropIn'))}
            <GuestSigns guest={booking._customer} />
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
      </ButtonBase>
      <Box sx={{ flex: 'none' }}>
        <ArrivedButton booking={booking} today={today}>
          <BookingStatusChip booking={booking} />
        </ArrivedButton>
      </Box>
    </Box>
  );
}
