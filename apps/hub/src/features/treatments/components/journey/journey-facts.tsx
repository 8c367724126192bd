import type { HubJourney } from '@atrium/api-client/hub/spa';
import { formatDate } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCoverText } from '../../hooks/use-cover-text';
import { JourneyParts } from './journey-parts';

interface Props {
  journey: HubJourney;
}

/** The day, what follows what, by whom, and what all of it costs. */
export function JourneyFacts({ journey }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const coverText = useCoverText();
  const { treatments, total, currency } = journey;
  const [first] = treatments;
  const dayOf = (date: string) => formatDate(language, date, 'full');
  const isOnOneDay = treatments.every(({ date }) => date === first?.date);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {first && isOnOneDay && (
        <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {dayOf(first.date)}
        </Typography>
      )}
      <JourneyParts
        parts={treatments.map((one) => ({
          key: one._id,
          name: isOnOneDay
            ? one._treatmentType.name
            : `${one._treatmentType.name}, ${dayOf(one.date)}`,
          ...{ start: one.timeindexStart, end: one.timeindexEnd },
          about: [
            ...(one.therapists.length > 0
              ? [t('treatments.with', { names: one.therapists.join(', ') })]
              : []),
            ...(one.room ? [one.room] : []),
            ...coverText(one),
          ].join(' · '),
        }))}
      />
      {total > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Money minor={total} currency={currency} />
        </Typography>
      )}
    </Box>
  );
}
