import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../hooks/use-vendor';
import { StepTrail } from './step-trail';

interface Props {
  /** Absent while what is booked is on its way. */
  title?: string;
  /** Name of the current step. */
  step?: string;
  /** The names of the steps, in order. */
  steps?: readonly string[];
  onBack: () => void;
  children: ReactNode;
}

/** The frame of every booking step: the way back, what is booked, and the position. */
export function BookingFrame({ title, step, steps, onBack, children }: Props) {
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
      {step && steps && <StepTrail steps={steps} current={step} />}
      <Box sx={{ mt: title === undefined ? 0 : 3 }}>{children}</Box>
    </>
  );
}
