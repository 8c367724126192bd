import type { IntakeCountOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ReadButton } from './read-button';

/** Whether the guests of a treatment have answered, for the therapist who gives it. */
export function IntakeLine({ intake }: { intake: IntakeCountOutput }) {
  const { t } = useTranslation('intake');
  const { _treatment, guests: count, answered } = intake;
  const state = () => {
    if (answered === 0) return t('notYet');
    return answered < count ? t('some', { answered, count }) : t('all');
  };
  return (
    <Box sx={{ mt: 1.5, mb: 1 }}>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        {t('line', { state: state() })}
      </Typography>
      {answered > 0 && <ReadButton treatmentId={_treatment} />}
    </Box>
  );
}
