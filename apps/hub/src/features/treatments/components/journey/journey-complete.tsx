import { type HubJourney, useGetMyJourneyQuery } from '@atrium/api-client/hub/spa';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import CalendarIcon from '@mui/icons-material/CalendarMonthRounded';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useOwnJourney } from '../../hooks/use-own-journey';
import { JourneyFacts } from './journey-facts';

interface Props {
  id: string;
  /** The journey that was just booked; after a reload it is asked for. */
  booked: HubJourney | undefined;
}

/** It worked: what was booked, and where to go on. */
export function JourneyComplete({ id, booked }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const errorText = useErrorText();
  const { addToCalendar } = useOwnJourney();
  const guest = useGuest();
  const known = booked?._id === id ? booked : undefined;
  const { data, error, refetch } = useGetMyJourneyQuery(
    { id },
    { skip: known !== undefined || guest.status !== 'guest' },
  );
  const journey = known ?? data?.data;

  if (guest.status === 'visitor') return <SignInToBook />;
  if (!journey) {
    if (!error) return <CardSkeletons count={1} />;
    return (
      <ErrorState title={t('treatments.loadFailed')} message={errorText(error)} onRetry={refetch} />
    );
  }
  return (
    <Card component="section" sx={{ display: 'grid', gap: 1.5, p: 3, maxWidth: 560 }}>
      <DoneIcon aria-hidden color="success" sx={{ fontSize: 56, justifySelf: 'center' }} />
      <StepHeading takesFocus>{t('booking.steps.complete')}</StepHeading>
      <JourneyFacts journey={journey} />
      <Typography sx={{ color: 'text.secondary' }}>{t('newActivity.success.text')}</Typography>
      <Button fullWidth variant="contained" size="large" component={RouterLink} to={paths.overview}>
        {t('newActivity.success.toMyPage')}
      </Button>
      <Button
        fullWidth
        startIcon={<CalendarIcon />}
        onClick={() => void addToCalendar(journey._id)}
      >
        {t('overview.addToCalendar')}
      </Button>
    </Card>
  );
}
