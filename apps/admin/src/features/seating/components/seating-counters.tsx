import type { BookingOutput } from '@atrium/api-client/admin';
import { countSeating } from '@atrium/rules/seating/evening/seating-counters';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  reservations: readonly BookingOutput[];
}

/** The evening in three numbers, in people. */
export function SeatingCounters({ reservations }: Props) {
  const { t } = useTranslation('seating');
  const counters = countSeating(reservations);
  return (
    <Box
      component="dl"
      aria-label={t('counters.label')}
      sx={{ display: 'flex', gap: 2, m: 0, mr: 1, alignItems: 'baseline' }}
    >
      {(['total', 'seated', 'pending'] as const).map((name) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
          <Typography
            component="dt"
            sx={{ fontSize: 12, fontWeight: 600, color: 'text.secondary' }}
          >
            {t(`counters.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: 20, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {counters[name]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
