import type { HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import WaitingIcon from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TableWishText } from '../../../../shared/components/table-wish-text';
import { usePartyText } from '../../../../shared/hooks/use-party-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';

interface Props {
  reservation: HubReservation;
}

/** It worked: booked, or on the waiting list. Closing leads to the overview, in whichever way it is closed. */
export function BookingSuccess({ reservation }: Props) {
  const { t } = useTranslation(['hub', 'ui']);
  const { paths } = useVendor();
  const language = useLanguage();
  const partyText = usePartyText();
  const navigate = useNavigate();
  const id = useId();
  const { waitingList, waitingListPosition } = reservation;
  const toOverview = () => navigate(paths.overview);

  return (
    <Dialog
      open
      onClose={toOverview}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 3, textAlign: 'center' }}>
        <IconButton
          aria-label={t('dialog.close', { ns: 'ui' })}
          onClick={toOverview}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        {waitingList ? (
          <WaitingIcon aria-hidden color="warning" sx={{ fontSize: 56 }} />
        ) : (
          <DoneIcon aria-hidden color="success" sx={{ fontSize: 56 }} />
        )}
        <Typography id={`${id}-title`} variant="h3" component="h2">
          {waitingList ? t('newActivity.success.waitingTitle') : t('newActivity.success.title')}
        </Typography>
        {!waitingList && (
          <Typography sx={{ color: 'text.secondary' }}>{t('booking.steps.complete')}</Typography>
        )}
        <Typography sx={{ fontWeight: 600 }}>{reservation._service.name}</Typography>
        <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatDate(language, reservation.date, 'full')}, {formatTime(reservation.timeindex)}
        </Typography>
        <Typography>{partyText(reservation)}</Typography>
        {reservation.rooms.length > 0 && <Typography>{reservation.rooms.join(', ')}</Typography>}
        {reservation.tableWish && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            <TableWishText wish={reservation.tableWish} />
          </Typography>
        )}
        {waitingListPosition !== undefined && (
          <Typography sx={{ fontWeight: 600 }}>
            {t('overview.waitingListPosition', { position: waitingListPosition })}
          </Typography>
        )}
        <Typography id={`${id}-text`} sx={{ mt: 1, color: 'text.secondary' }}>
          {waitingList ? t('newActivity.success.waitingListText') : t('newActivity.success.text')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {waitingList
            ? t('newActivity.success.waitingNumber', { id: reservation.bookingId })
            : t('newActivity.success.bookingId', { id: reservation.bookingId })}
        </Typography>
        <Button
          autoFocus
          fullWidth
          variant="contained"
          size="large"
          onClick={toOverview}
          sx={{ mt: 2 }}
        >
          {t('newActivity.success.toMyPage')}
        </Button>
        <Button fullWidth onClick={() => navigate(paths.newReservation)}>
          {t('newActivity.success.toStart')}
        </Button>
      </Box>
    </Dialog>
  );
}
