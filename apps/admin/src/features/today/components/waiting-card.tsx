import type { BookingOutput } from '@atrium/api-client/api';
import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ArrivalRow } from './arrival-row';

interface Props {
  /** In order of creation. */
  bookings: readonly BookingOutput[];
}

export function WaitingCard({ bookings }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Card component="section" aria-label={t('booking.waitingList')} sx={{ p: 2 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {t('booking.waitingList')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((booking) => (
          <ArrivalRow key={booking._id} booking={booking} time={formatTime(booking.timeindex)} />
        ))}
      </Box>
    </Card>
  );
}
