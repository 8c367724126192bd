import type { TreatmentOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { progressOf } from '@atrium/rules/spa/treatments/treatment-progress';
import DoneIcon from '@mui/icons-material/CheckRounded';
import StartIcon from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useProgress } from '../hooks/use-progress';

/** The next step of a treatment, large enough for a thumb. */
export function ProgressButton({ treatment }: { treatment: TreatmentOutput }) {
  const { t } = useTranslation('myDay');
  const { say, isBusy } = useProgress();
  const isStarted = progressOf(treatment) === 'started';
  const text = t(isStarted ? 'finish' : 'start');
  return (
    <Button
      fullWidth
      size="large"
      variant="contained"
      loading={isBusy}
      startIcon={isStarted ? <DoneIcon /> : <StartIcon />}
      aria-label={`${text}: ${displayName(treatment._customer) || t('guest')}`}
      // the second click of a double click would hit the next step
      onClick={({ detail }) => detail < 2 && void say(treatment, isStarted ? 'done' : 'started')}
      sx={{ mt: 2, minHeight: 52 }}
    >
      {text}
    </Button>
  );
}
