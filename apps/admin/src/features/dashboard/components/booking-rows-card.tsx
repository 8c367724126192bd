import type { BookingOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ArrivalRow } from './arrival-row';

interface Props {
  title: string;
  bookings: readonly BookingOutput[];
  /** Their total number, of which these may be the first. */
  count: number;
  /** The full list. */
  to: string;
  /** The text below the name. */
  timeOf: (booking: BookingOutput) => string;
}

/** More would push the upcoming ones off the page. */
const MOST = 8;

/** A short list of bookings with a title; all of them are a click away. */
export function BookingRowsCard({ title, bookings, count, to, timeOf }: Props) {
  const { t } = useTranslation('admin');
  const shown = bookings.slice(0, MOST);
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((booking) => (
          <ArrivalRow key={booking._id} booking={booking} time={timeOf(booking)} />
        ))}
      </Box>
      {count > shown.length && (
        <Link component={RouterLink} to={to} variant="body2" sx={{ display: 'block', mt: 1 }}>
          {t('dashboard.showAll', { count })}
        </Link>
      )}
    </Card>
  );
}
