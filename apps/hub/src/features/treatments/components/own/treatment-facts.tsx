import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCoverText } from '../../hooks/use-cover-text';

interface Props {
  treatment: HubTreatment;
}

/** When it is, who gives it and where, for how many, and what it costs. */
export function TreatmentFacts({ treatment }: Props) {
  const { t } = useTranslation('hub');
  const coverText = useCoverText();
  const language = useLanguage();
  const { date, timeindexStart, timeindexEnd, therapists, room, guests, addons } = treatment;
  const about = [
    ...(therapists.length > 0 ? [t('treatments.with', { names: therapists.join(', ') })] : []),
    ...(room ? [room] : []),
    ...(guests > 1 ? [t('treatments.together', { count: guests })] : []),
    ...coverText(treatment),
    ...addons.map(({ _addon, quantity }) => `${quantity} × ${_addon.name}`),
  ];

  return (
    <>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box
          component="span"
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {formatDate(language, date, 'full')},
        </Box>{' '}
        <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {formatTimeRange(timeindexStart, timeindexEnd)}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about.join(' · ')}
        {treatment.total > 0 && (
          <>
            {about.length > 0 && ' · '}
            <Money minor={treatment.total} currency={treatment.currency} />
          </>
        )}
      </Typography>
    </>
  );
}
