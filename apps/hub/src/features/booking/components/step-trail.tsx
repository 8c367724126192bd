import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BookingStep } from '../hooks/use-booking-steps';

const steps: readonly BookingStep[] = ['date', 'time', 'confirm'];

interface Props {
  current: BookingStep;
}

/** Where one is among the three steps. */
export function StepTrail({ current }: Props) {
  const { t } = useTranslation('hub');
  const labels = {
    date: t('newActivity.steps.date'),
    time: t('newActivity.steps.time'),
    confirm: t('newActivity.steps.confirm'),
  };
  const position = steps.indexOf(current);

  return (
    <Box
      component="ol"
      aria-label={t('newActivity.steps.label')}
      sx={{ display: 'flex', gap: 1, maxWidth: 420, m: 0, mt: 2, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={step === current ? 'step' : undefined}
          sx={(theme) => ({
            flex: 1,
            pt: 1,
            typography: 'caption',
            fontWeight: step === current ? 650 : 500,
            color: step === current ? 'text.primary' : 'text.secondary',
            borderTop: `3px solid ${
              index <= position ? theme.vars.palette.primary.main : theme.vars.palette.divider
            }`,
          })}
        >
          {labels[step]}
        </Box>
      ))}
    </Box>
  );
}
