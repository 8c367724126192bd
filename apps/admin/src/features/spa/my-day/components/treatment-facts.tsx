import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatList } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOtherTherapists } from '../hooks/use-other-therapists';

/** What is given, how long, where and with whom. */
export function TreatmentFacts({ treatment }: { treatment: TreatmentOutput }) {
  const { t } = useTranslation('myDay');
  const language = useLanguage();
  const others = useOtherTherapists(treatment);
  const facts = [
    treatment._treatmentType?.name,
    t('minutes', { count: treatment.timeindexEnd - treatment.timeindexStart }),
    treatment._room?.name,
    treatment.guests > 1 && t('guests', { count: treatment.guests }),
    others.length > 0 && t('with', { names: formatList(language, others) }),
  ];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  );
}
