import type { BookingOutput, DashboardService } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { splitSlots } from '../lib/split-slots';
import { SlotBookings } from './slot-bookings';

interface Props {
  service: DashboardService;
  /** The service's bookings, by time. */
  bookings: readonly BookingOutput[];
  /** Minutes from midnight at the venue. */
  now: number;
  /** All its bookings that day. */
  to: string;
}

/** A service's day: each time with its guests, from now on; past times are folded. */
export function ServiceDayCard({ service, bookings, now, to }: Props) {
  const { t } = useTranslation('admin');
  const [showPast, setShowPast] = useState(false);
  const { past, coming } = splitSlots(service.slots, bookings, now);

  return (
    <Card component="section" aria-label={service.name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h5" component="h2">
          {service.name}
        </Typography>
        <Link component={RouterLink} to={to} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('today.ofPlaces', { taken: service.participants, places: service.capacity })}
        </Link>
      </Box>
      {past.length > 0 && (
        <Button
          size="small"
          aria-expanded={showPast}
          onClick={() => setShowPast(!showPast)}
          sx={{ ml: -1.5, color: 'text.secondary' }}
        >
          {t('today.earlier', {
            count: past.reduce((sum, { slot }) => sum + slot.participants, 0),
          })}
        </Button>
      )}
      {[...(showPast ? past : []), ...coming].map(({ slot, guests }) => (
        <SlotBookings key={slot.timeindex} slot={slot} bookings={guests} />
      ))}
    </Card>
  );
}
