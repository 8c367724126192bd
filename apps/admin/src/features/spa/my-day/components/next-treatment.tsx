import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { progressOf } from '@atrium/rules/spa/treatments/treatment-progress';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressButton } from './progress-button';
import { TreatmentFacts } from './treatment-facts';
import { TreatmentNotes } from './treatment-notes';

interface Props {
  /** Undefined once the last is done. */
  treatment: TreatmentOutput | undefined;
  /** Minutes from midnight at the venue. */
  now: number;
  /** Who has answered before it, if anything was asked. */
  intake: ReactNode;
}

/** Whoever the therapist is with, or has next: all that is needed at the door of the room. */
export function NextTreatment({ treatment, now, intake }: Props) {
  const { t } = useTranslation('myDay');
  const durationText = useDurationText();
  if (!treatment) {
    return <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('over')}</Typography>;
  }
  const isStarted = progressOf(treatment) === 'started';
  const minutes = treatment.timeindexStart - now;
  const wait = () => {
    if (isStarted || minutes === 0) return '';
    return minutes > 0
      ? t('startsIn', { duration: durationText(minutes) })
      : t('late', { duration: durationText(-minutes) });
  };
  return (
    <Card
      component="section"
      aria-labelledby="next-treatment"
      variant="outlined"
      sx={{ mb: 2, p: 2, borderColor: 'primary.main', borderWidth: 2 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography
          id="next-treatment"
          component="h2"
          variant="body2"
          sx={{ fontWeight: 600, color: 'text.secondary' }}
        >
          {t(isStarted ? 'now' : 'next')}
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, color: minutes < 0 ? 'warning.main' : 'text.secondary' }}
        >
          {wait()}
        </Typography>
      </Box>
      <Typography component="p" variant="h5" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', mr: 1.25 }}>
          {formatTime(treatment.timeindexStart)}
        </Box>
        {displayName(treatment._customer) || t('guest')}
      </Typography>
      <TreatmentFacts treatment={treatment} />
      <TreatmentNotes treatment={treatment} />
      {intake}
      <ProgressButton treatment={treatment} />
    </Card>
  );
}
