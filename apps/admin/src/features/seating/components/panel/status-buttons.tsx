import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { expectedStatus } from '@atrium/rules/statuses/expected-status';
import { nextStatus } from '@atrium/rules/statuses/next-status';
import NextIcon from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { shownStatus } from '../../../../shared/bookings/status/use-shown-status';
import { useGiveStatus } from '../../hooks/actions/use-give-status';
import { seatingStatuses } from '../../lib/statuses';

interface Props {
  reservation: BookingOutput;
  statuses: readonly BookingStatusOutput[];
}

/** The party's way through the evening: one tap gives a status at once, and can be undone. */
export function StatusButtons({ reservation, statuses }: Props) {
  const { t } = useTranslation(['admin', 'seating']);
  const { give, isChanging } = useGiveStatus(expectedStatus(statuses));
  const shown = shownStatus(reservation, statuses);
  const next = nextStatus(statuses, shown?._id);
  return (
    <>
      {next && (
        <Button
          fullWidth
          variant="contained"
          endIcon={<NextIcon />}
          disabled={isChanging}
          onClick={() => give(reservation, next)}
          sx={{ minHeight: 44, mt: 1, mb: 1 }}
        >
          {t('seating:panel.next', { status: next.name })}
        </Button>
      )}
      <Box
        role="group"
        aria-label={t('booking.status')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}
      >
        {seatingStatuses(statuses).map((status) => {
          const isOn = status._id === shown?._id;
          return (
            <Chip
              key={status._id}
              label={status.name}
              component="button"
              type="button"
              aria-pressed={isOn}
              disabled={isChanging}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              onClick={() => !isOn && give(reservation, status)}
              sx={{ height: 44, borderRadius: 22, px: 0.5 }}
            />
          );
        })}
      </Box>
    </>
  );
}
