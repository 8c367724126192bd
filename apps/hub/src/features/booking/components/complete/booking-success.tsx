import type { ActivityWithAvailability, HubReservation } from '@atrium/api-client/hub';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import WaitingIcon from '@mui/icons-material/HourglassTopRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { BookedFacts } from './booked-facts';
import { NextActions } from './next-actions';

interface Props {
  reservation: HubReservation;
  activity: ActivityWithAvailability;
}

/**
 * It worked: booked, or on the waiting list. A dialog on the page rather than above it, since it is all
 * that the page has to say; closing it leads to the overview, in whichever way it is closed.
 */
export function BookingSuccess({ reservation, activity }: Props) {
  const { t } = useTranslation(['hub', 'ui']);
  const { paths } = useVendor();
  const navigate = useNavigate();
  const id = useId();
  const onward = useRef<HTMLButtonElement>(null);
  const { waitingList, waitingListPosition } = reservation;
  const toOverview = () => navigate(paths.overview);

  // Enter goes on, and the page still begins with what was booked.
  useEffect(() => onward.current?.focus({ preventScroll: true }), []);

  return (
    <Card
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => event.key === 'Escape' && toOverview()}
      sx={{
        ...{ position: 'relative', display: 'grid', justifyItems: 'center', gap: 1.5 },
        ...{ maxWidth: 560, p: { xs: 2.5, sm: 4 } },
      }}
    >
      <IconButton
        aria-label={t('dialog.close', { ns: 'ui' })}
        onClick={toOverview}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {waitingList ? (
        <WaitingIcon aria-hidden color="warning" sx={{ fontSize: 48 }} />
      ) : (
        <DoneIcon aria-hidden color="success" sx={{ fontSize: 48 }} />
      )}
      <Typography id={`${id}-title`} variant="h3" component="h2">
        {waitingList ? t('newActivity.success.waitingTitle') : t('newActivity.success.title')}
      </Typography>
      {!waitingList && (
        <Typography sx={{ mt: -1, color: 'text.secondary' }}>
          {t('booking.steps.complete')}
        </Typography>
      )}
      <Typography variant="h4" component="p">
        {reservation._service.name}
      </Typography>
      {waitingListPosition !== undefined && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('overview.waitingListPosition', { position: waitingListPosition })}
        </Typography>
      )}
      <Typography id={`${id}-text`} sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {waitingList ? t('newActivity.success.waitingListText') : t('newActivity.success.text')}
      </Typography>
      <BookedFacts reservation={reservation} activity={activity} />
      <Typography variant="body2" sx={{ justifySelf: 'start', color: 'text.secondary' }}>
        {waitingList
          ? t('newActivity.success.waitingNumber', { id: reservation.bookingId })
          : t('newActivity.success.bookingId', { id: reservation.bookingId })}
      </Typography>
      <NextActions reservation={reservation} mapAddress={activity.mapAddress} />
      <Button ref={onward} fullWidth variant="contained" size="large" onClick={toOverview}>
        {t('newActivity.success.toMyPage')}
      </Button>
      <Button fullWidth onClick={() => navigate(paths.newReservation)}>
        {t('newActivity.success.toStart')}
      </Button>
    </Card>
  );
}
