import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingStep } from '../../../shared/booking/booking-steps';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { StepTrail } from './step-trail';

interface Props {
  /** Absent while the activity is on its way. */
  title?: string;
  step?: BookingStep;
  /** The activity's steps, in order. */
  steps?: readonly BookingStep[];
  /** They end on the waiting list. */
  waiting?: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** The frame of every booking step: the way back, the activity, and the position. */
export function BookingFrame({ title, step, steps, waiting = false, onBack, children }: Props) {
  const { t } = useTranslation('common');
  const { name } = useVendor();
  usePageTitle(title, name);

  return (
    <>
      <Button color="inherit" startIcon={<BackIcon />} onClick={onBack} sx={{ ml: -1.5, mb: 1 }}>
        {t('actions.back')}
      </Button>
      {title !== undefined && (
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
      )}
      {step && steps && <StepTrail steps={steps} current={step} waiting={waiting} />}
      <Box sx={{ mt: title === undefined ? 0 : 3 }}>{children}</Box>
    </>
  );
}
