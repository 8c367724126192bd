import type { BookingOutput, DashboardService } from '@atrium/api-client/api';
import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ArrivalRow } from './arrival-row';

interface Props {
  service: DashboardService;
  /** Of this service, by time. */
  bookings: readonly BookingOutput[];
  /** Minutes from midnight at the venue. */
  now: number;
}

/** A service's day: each time with its guests; times that are over step back. */
export function ServiceDayCard({ service, bookings, now }: Props) {
  const { t } = useTranslation('admin');
  const booked = service.slots.filter(({ participants }) => participants > 0);

  return (
    <Card component="section" aria-label={service.name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h5" component="h2">
          {service.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('today.ofPlaces', { taken: service.participants, places: service.capacity })}
        </Typography>
      </Box>
      {booked.map(({ timeindex, participants, capacity }) => {
        const guests = bookings.filter((booking) => booking.timeindex === timeindex);
        const isOver = guests.every((booking) => booking.timeindexEnd <= now);
        return (
          <Box key={timeindex} sx={{ mt: 1.5, opacity: isOver ? 0.65 : 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
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
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {capacity === undefined ? participants : `${participants}/${capacity}`}
              </Typography>
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {guests.map((booking) => (
                <ArrivalRow key={booking._id} booking={booking} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
}
