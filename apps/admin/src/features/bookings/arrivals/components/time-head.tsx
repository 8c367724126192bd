import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArrivalLine } from '../lib/arrival-lines';

interface Props {
  line: ArrivalLine | undefined;
  'data-index': number;
  ref: Ref<Element>;
}

/** A time of the day, and how many people arrive then. */
export function TimeHead({ line, ...row }: Props) {
  const { t } = useTranslation('admin');
  if (line?.kind !== 'time') return null;
  return (
    <Box {...row} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, pt: 2 }}>
      <Typography
        component="h2"
        sx={{ fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatTime(line.time)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('listBookings.totalParticipants', { count: line.participants })}
      </Typography>
    </Box>
  );
}
