import type { BookableTreatmentOutput } from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { TherapistRow } from '../../../shared/spa/therapist-row';

interface Props {
  treatment: BookableTreatmentOutput;
  /** Short name of the venue. */
  venue: string;
}

/** A treatment at a glance, with the way to its times. */
export function TreatmentCard({ treatment, venue }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const durationText = useDurationText();
  const { _id, name, description, lengths, guests, currency, therapists } = treatment;
  const durations = [...new Set(lengths.map(({ minutes }) => minutes))].toSorted((a, b) => a - b);
  const lowest = Math.min(...lengths.map(({ price }) => price));
  const price = lowest > 0 ? formatMoney(language, lowest, currency) : t('spa.free');
  const facts = [
    // one of them: a list with 'and' reads as their sum
    durations.map(durationText).join(' / '),
    ...(guests > 1 ? [t('spa.together', { count: guests })] : []),
  ];

  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h4" component="h2">
        {name}
      </Typography>
      {description && (
        <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      <TherapistRow therapists={therapists} />
      <Typography variant="body2" sx={{ mt: 'auto', pt: 1, color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {lengths.length > 1 ? t('spa.from', { price }) : price}
      </Typography>
      <Button
        variant="outlined"
        component={RouterLink}
        to={paths.treatment(venue, _id)}
        aria-label={t('spa.timesOf', { treatment: name })}
        sx={{ mt: 1, alignSelf: 'flex-start' }}
      >
        {t('spa.times')}
      </Button>
    </Card>
  );
}
