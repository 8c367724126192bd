import type { HubReservation } from '@atrium/api-client/hub';
import CalendarIcon from '@mui/icons-material/CalendarMonthRounded';
import CancelIcon from '@mui/icons-material/CloseRounded';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAddToCalendar } from '../../../shared/hooks/use-add-to-calendar';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useCancelReservation } from '../hooks/use-cancel-reservation';

interface Props {
  reservation: HubReservation;
  /** The cancellation deadline as a sentence. */
  deadline: string;
}

/** Change, calendar, cancel. Each names its booking to a screen reader. */
export function ReservationActions({ reservation, deadline }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const cancel = useCancelReservation();
  const addToCalendar = useAddToCalendar();
  const { _id, _service, canChange, canCancel, waitingList } = reservation;
  const cancelLabel = waitingList ? t('overview.leave') : t('overview.cancel');
  const named = (label: string) => `${label}: ${_service.name}`;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {canChange && (
        <Button
          variant="outlined"
          startIcon={<ChangeIcon />}
          component={RouterLink}
          to={paths.activity(_id)}
          aria-label={named(t('overview.change'))}
        >
          {t('overview.change')}
        </Button>
      )}
      {!waitingList && (
        <Button
          variant="outlined"
          startIcon={<CalendarIcon />}
          aria-label={named(t('overview.addToCalendar'))}
          onClick={() => addToCalendar(reservation)}
        >
          {t('overview.addToCalendar')}
        </Button>
      )}
      {canCancel && (
        <Button
          color="error"
          startIcon={<CancelIcon />}
          aria-label={named(cancelLabel)}
          onClick={() => cancel(reservation, deadline)}
        >
          {cancelLabel}
        </Button>
      )}
    </Box>
  );
}
