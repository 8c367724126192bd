import type { BookingOutput } from '@atrium/api-client/admin';
import { selectIsLive } from '@atrium/api-client/live/live-connection';
import { useAppSelector } from '@atrium/api-client/use-store';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHands } from '../../hooks/use-hands';
import { useTableText } from '../../hooks/use-table-text';

const did = {
  'booking.created': 'live.created',
  'booking.changed': 'live.changed',
  'booking.promoted': 'live.changed',
  'booking.cancelled': 'live.cancelled',
} as const;

const isKnown = (event: string): event is keyof typeof did => event in did;

const text = { fontSize: 13, color: 'text.secondary', minWidth: 0 } as const;

interface Props {
  /** Of the day. */
  reservations: readonly BookingOutput[];
  day: string;
}

/** Whether the plan is live, and what a colleague has just done: as high when it says nothing. */
export const LiveLine = memo(function LiveLine({ reservations, day }: Props) {
  const { t } = useTranslation('seating');
  const isLive = useAppSelector(selectIsLive);
  const { nameOf } = useTableText(day);
  const said = useHands().flatMap(({ event, entityId, by: { name: who } }) => {
    if (event === 'booking.deleted') return t('live.deleted', { who });
    const reservation = reservations.find(({ _id }) => _id === entityId);
    // of another day, or not fetched yet
    if (!reservation || !isKnown(event)) return [];
    return t(did[event], { who, name: nameOf(reservation) });
  });
  const news = said.at(-1) ?? (isLive ? '' : t('live.off'));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, mb: 0.5 }}>
      <Box
        aria-hidden="true"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: isLive ? 'success.main' : 'warning.main',
        }}
      />
      <Typography role="status" noWrap sx={text}>
        {news}
      </Typography>
      {!news && <Typography sx={text}>{t('live.on')}</Typography>}
    </Box>
  );
});
