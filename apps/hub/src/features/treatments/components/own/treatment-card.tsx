import type { HubTreatment } from '@atrium/api-client/hub/spa';
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
import { useCancelTreatment } from '../../hooks/use-cancel-treatment';
import { useDeadlineText } from '../../hooks/use-deadline-text';
import { useTreatmentToCalendar } from '../../hooks/use-treatment-to-calendar';
import { TreatmentFacts } from './treatment-facts';
import { TreatmentStatus } from './treatment-status';

interface Props {
  treatment: HubTreatment;
  isPast?: boolean;
}

/** A treatment: when, what, with whom, its status, and what its guest can do. */
export function TreatmentCard({ treatment, isPast = false }: Props) {
  const { t } = useTranslation('hub');
  const { paths, modules } = useVendor();
  const id = useId();
  const cancel = useCancelTreatment();
  const addToCalendar = useTreatmentToCalendar();
  const deadlineText = useDeadlineText();
  const { _id, _treatmentType, date, status, canChange, canCancel } = treatment;
  // Each names its treatment to a screen reader.
  const named = (label: string) => `${label}: ${_treatmentType.name}`;
  const deadline = deadlineText(treatment);

  return (
    <Card component="li" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DayTile date={date} muted={isPast} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, alignContent: 'start' }}>
          <Typography id={id} variant="h5" component="h3">
            {_treatmentType.name}
          </Typography>
          <TreatmentFacts treatment={treatment} />
          <Box sx={{ mt: 0.75 }}>
            <TreatmentStatus status={status} />
          </Box>
        </Box>
      </Box>
      {!isPast && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {deadline}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '&:empty': { mt: 0 } }}>
        {canChange && !isPast && (
          <Button
            variant="outlined"
            startIcon={<ChangeIcon />}
            component={RouterLink}
            to={paths.treatment(_id)}
            aria-label={named(t('overview.change'))}
          >
            {t('overview.change')}
          </Button>
        )}
        {!isPast && (
          <Button
            variant="outlined"
            startIcon={<CalendarIcon />}
            aria-label={named(t('overview.addToCalendar'))}
            onClick={() => void addToCalendar(_id)}
          >
            {t('overview.addToCalendar')}
          </Button>
        )}
        {canCancel && !isPast && (
          <Button
            color="error"
            startIcon={<CancelIcon />}
            aria-label={named(t('overview.cancel'))}
            onClick={() => void cancel(treatment, deadline)}
          >
            {t('overview.cancel')}
          </Button>
        )}
        {isPast && modules.spa && (
          <Button
            component={RouterLink}
            to={paths.newTreatment(_treatmentType._id)}
            aria-label={named(t('booking.again'))}
          >
            {t('booking.again')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
