import { useGetIntakeStateQuery } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { LIVE } from '../../../../shared/lib/live';
import { HandOverButton } from './hand-over-button';
import { ReadButton } from './read-button';

/** Who has answered before a treatment; whoever may, reads what. Nothing where nothing is asked. */
export function IntakeCard({ treatmentId }: { treatmentId: string }) {
  const { t } = useTranslation('intake');
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const { data } = useGetIntakeStateQuery({ id: treatmentId }, LIVE);
  if (!data?.data.asked) return null;
  const { guests, open, readable } = data.data;
  const hasAnswers = guests.some(({ answeredAt }) => answeredAt);

  return (
    <Card component="section" aria-labelledby="intake" sx={{ p: 2.5, mb: 3 }}>
      <Typography id="intake" component="h2" variant="h5" sx={{ mb: 1 }}>
        {t('title')}
      </Typography>
      {guests.map(({ guest, answeredAt }) => {
        const state = answeredAt
          ? t('answered', { date: formatInstant(language, answeredAt, timezone) })
          : t('notYet');
        return (
          <Typography key={guest}>
            {guests.length > 1 ? `${t('guest', { number: guest })}: ${state}` : state}
          </Typography>
        );
      })}
      {!open && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('isClosed')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, mt: 1.5 }}>
        {readable && hasAnswers && <ReadButton treatmentId={treatmentId} />}
        {open && <HandOverButton treatmentId={treatmentId} />}
      </Box>
    </Card>
  );
}
