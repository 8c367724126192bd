import type { HubReservation } from '@atrium/api-client/hub';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import CalendarIcon from '@mui/icons-material/EventBusyRounded';
import AgainIcon from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAddToCalendar } from '../../../../shared/hooks/use-add-to-calendar';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { againOf } from '../../lib/book-again';

interface Props {
  reservation: HubReservation;
}

/** Actions on a past or cancelled booking. */
export function PastActions({ reservation }: Props) {
  const { t } = useTranslation('hub');
  const { paths, timezone } = useVendor();
  const addToCalendar = useAddToCalendar();
  const { _service, date, cancelledAt, waitingList } = reservation;
  const named = (label: string) => `${label}: ${_service.name}`;
  // A cancelled booking's file removes its entry from the guest's calendar.
  const mayBeInCalendar =
    cancelledAt !== undefined && !waitingList && date >= venueToday(Date.now(), timezone);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<AgainIcon />}
        component={RouterLink}
        to={paths.newActivity(_service._id)}
        state={againOf(reservation)}
        aria-label={named(t('booking.again'))}
      >
        {t('booking.again')}
      </Button>
      {mayBeInCalendar && (
        <Button
          startIcon={<CalendarIcon />}
          aria-label={named(t('booking.removeFromCalendar'))}
          onClick={() => addToCalendar(reservation)}
        >
          {t('booking.removeFromCalendar')}
        </Button>
      )}
    </Box>
  );
}
