import { useGetMyJourneyQuery } from '@atrium/api-client/hub/spa';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { PageHeading } from '../../../../shared/components/page-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useDeadlineText } from '../../hooks/use-deadline-text';
import { useOwnJourney } from '../../hooks/use-own-journey';
import { JourneyFacts } from '../journey/journey-facts';
import { JourneyMoves } from './journey-moves';

interface Props {
  id: string;
}

/** A journey of the guest, and other times for all of it. */
export function JourneyPage({ id }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const { paths } = useVendor();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const deadlineText = useDeadlineText();
  const { cancel } = useOwnJourney();
  const { data, error, refetch } = useGetMyJourneyQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const journey = data?.data;
  const cancelAndLeave = async () => {
    if (journey && (await cancel(journey, deadlineText(journey)))) navigate(paths.overview);
  };

  const body = () => {
    if (!journey) {
      if (!error) return <FormSkeleton />;
      return (
        <ErrorState
          title={t('treatments.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      );
    }
    return (
      <>
        <Card component="section" sx={{ display: 'grid', gap: 1, p: 2.5, maxWidth: 560 }}>
          <JourneyFacts journey={journey} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {deadlineText(journey)}
          </Typography>
          {journey.canCancel && (
            <Button color="error" onClick={cancelAndLeave} sx={{ justifySelf: 'start', ml: -1 }}>
              {t('journeys.cancel')}
            </Button>
          )}
        </Card>
        {journey.canChange && <JourneyMoves journey={journey} />}
      </>
    );
  };

  return (
    <>
      <Button
        color="inherit"
        startIcon={<BackIcon />}
        component={RouterLink}
        to={paths.overview}
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t('actions.back', { ns: 'common' })}
      </Button>
      <PageHeading title={t('journeys.title')} />
      {body()}
    </>
  );
}
