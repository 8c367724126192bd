import { isApiError } from '@atrium/api-client/api-error';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { BookingSkeleton } from '../../../../shared/booking/steps/booking-skeleton';
import { ActivityPicture } from '../../../../shared/components/activity-picture';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useMonthAvailability } from '../../../../shared/hooks/use-month-availability';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { AboutFacts } from './about-facts';
import { AboutTexts } from './about-texts';
import { BookFrom } from './book-from';
import { Gallery } from './gallery/gallery';

interface Props {
  serviceId: string;
}

/** All that a guest may want to know of an activity before choosing a time. */
export function AboutActivity({ serviceId }: Props) {
  const { t } = useTranslation('hub');
  const { name: venue, timezone, paths } = useVendor();
  const errorText = useErrorText();
  // What the booking asks for first: it opens at once.
  const { data, error, refetch } = useMonthAvailability({
    serviceId,
    month: firstOfMonth(venueToday(Date.now(), timezone)),
  });
  const activity = data?.data;
  usePageTitle(activity?.name, venue);

  // The booking asks for the code; nothing is shown before it.
  if (isApiError(error) && error.code === 'SERVICE_CODE_REQUIRED') {
    return <Navigate to={paths.newActivity(serviceId)} replace />;
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<BackIcon />}
        component={RouterLink}
        to={paths.newReservation}
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t('catalogue.about.back')}
      </Button>
      {!activity && error !== undefined && (
        <ErrorState
          title={t('newActivity.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      )}
      {!activity && error === undefined && <BookingSkeleton />}
      {activity && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          }}
        >
          <Box component="article" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            {activity.pictures && <Gallery name={activity.name} pictures={activity.pictures} />}
            {!activity.pictures && activity.image && (
              <Box sx={{ overflow: 'hidden', borderRadius: 2 }}>
                <ActivityPicture src={activity.image} isFirst />
              </Box>
            )}
            <div>
              <Typography variant="h2" component="h1">
                {activity.name}
              </Typography>
              <AboutFacts activity={activity} />
            </div>
            <AboutTexts activity={activity} />
          </Box>
          <BookFrom activity={activity} />
        </Box>
      )}
    </>
  );
}
