import type { HubJourney } from '@atrium/api-client/hub/spa';
import CalendarIcon from '@mui/icons-material/CalendarMonthRounded';
import CancelIcon from '@mui/icons-material/CloseRounded';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DayTile } from '../../../../shared/components/day-tile';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useDeadlineText } from '../../hooks/use-deadline-text';
import { useOwnJourney } from '../../hooks/use-own-journey';
import { JourneyFacts } from '../journey/journey-facts';
import { TreatmentStatus } from './treatment-status';

interface Props {
  journey: HubJourney;
}

/** Treatments that were booked together, as one: their guest moves and cancels all of them. */
export function JourneyCard({ journey }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const id = useId();
  const deadlineText = useDeadlineText();
  const { cancel, addToCalendar } = useOwnJourney();
  const { _id, treatments, canChange, canCancel } = journey;
  const [first] = treatments;
  const statuses = new Set(treatments.map(({ status }) => status));
  const deadline = deadlineText(journey);
  if (!first) return null;

  return (
    <Card component="li" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DayTile date={first.date} muted={false} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
          <Typography id={id} variant="h5" component="h3">
            {t('journeys.title')}
          </Typography>
          <JourneyFacts journey={journey} />
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {[...statuses].map((status) => (
              <TreatmentStatus key={status} status={status} />
            ))}
          </Box>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {deadline}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {canChange && (
          <Button
            variant="outlined"
            startIcon={<ChangeIcon />}
            component={RouterLink}
            to={paths.journey(_id)}
            aria-label={`${t('overview.change')}: ${t('journeys.title')}`}
          >
            {t('overview.change')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<CalendarIcon />}
          aria-label={`${t('overview.addToCalendar')}: ${t('journeys.title')}`}
          onClick={() => void addToCalendar(_id)}
        >
          {t('overview.addToCalendar')}
        </Button>
        {canCancel && (
          <Button
            color="error"
            startIcon={<CancelIcon />}
            onClick={() => void cancel(journey, deadline)}
          >
            {t('journeys.cancel')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
