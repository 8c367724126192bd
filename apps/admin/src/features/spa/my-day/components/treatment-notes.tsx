import type { TreatmentOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  treatment: TreatmentOutput;
  /** Says so where there are none. */
  sayNone?: boolean;
}

/** What to know before the guest comes in; allergies first, since they can do harm. */
export function TreatmentNotes({ treatment, sayNone = false }: Props) {
  const { t } = useTranslation('myDay');
  const notes = [
    { key: 'allergies', text: treatment._customer?.allergies, isWarning: true },
    { key: 'preferences', text: treatment._customer?.preferences, isWarning: false },
    { key: 'comment', text: treatment.comment, isWarning: false },
    { key: 'internal', text: treatment.internalComment, isWarning: false },
  ] as const;
  const told = notes.filter(({ text }) => text);
  if (told.length === 0) {
    return sayNone ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('none')}
      </Typography>
    ) : null;
  }
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
      {told.map(({ key, text, isWarning }) => (
        <Box key={key}>
          <Typography
            component="dt"
            variant="caption"
            sx={{ fontWeight: 600, color: isWarning ? 'error.main' : 'text.secondary' }}
          >
            {t(`notes.${key}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
