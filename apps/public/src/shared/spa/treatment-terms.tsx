import type { TreatmentOffer } from '@atrium/api-client/public';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TherapistRow } from './therapist-row';

interface Props {
  offer: TreatmentOffer;
}

/** What the treatment is, who gives it, and until when it can be cancelled. */
export function TreatmentTerms({ offer }: Props) {
  const { t } = useTranslation('public');
  const durationText = useDurationText();
  const { description, guests, cancelInformation, therapists } = offer;
  const terms = [
    ...(guests > 1 ? [t('spa.together', { count: guests })] : []),
    cancelInformation > 0
      ? t('spa.cancelBefore', { duration: durationText(cancelInformation * 60) })
      : t('spa.cancelUntilStart'),
  ];

  return (
    <>
      {description && (
        <Typography variant="subtitle1" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      <TherapistRow therapists={therapists} />
      {terms.map((term) => (
        <Typography key={term} variant="body2" sx={{ color: 'text.secondary' }}>
          {term}
        </Typography>
      ))}
    </>
  );
}
