import type { BookingOutput, DashboardSlot } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ArrivalRow } from './arrival-row';

interface Props {
  slot: DashboardSlot;
  bookings: readonly BookingOutput[];
}

/** A slot: how full it is, and who comes. */
export function SlotBookings({ slot, bookings }: Props) {
  const { t } = useTranslation('admin');
  const { timeindex, participants, capacity } = slot;

  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography component="h3" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {formatTime(timeindex)}
        </Typography>
        {capacity !== undefined && capacity > 0 && (
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (participants / capacity) * 100)}
            aria-label={t('today.ofPlaces', { taken: participants, places: capacity })}
            color={participants > capacity ? 'error' : 'primary'}
            sx={{ flex: 1, borderRadius: 1 }}
          />
        )}
        <Typography variant="body2" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {capacity === undefined ? participants : `${participants}/${capacity}`}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((booking) => (
          <ArrivalRow key={booking._id} booking={booking} />
        ))}
      </Box>
    </Box>
  );
}
