import type { BookingOutput } from '@atrium/api-client/api';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrivalRow } from './arrival-row';

interface Props {
  /** For links from the figures above. */
  id?: string;
  title: string;
  bookings: readonly BookingOutput[];
  /** What stands before the name. */
  timeOf: (booking: BookingOutput) => string;
}

/** A short list of bookings with a title. */
export function BookingRowsCard({ id, title, bookings, timeOf }: Props) {
  return (
    <Card component="section" id={id} aria-label={title} sx={{ p: 2, scrollMarginTop: 72 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((booking) => (
          <ArrivalRow key={booking._id} booking={booking} time={timeOf(booking)} />
        ))}
      </Box>
    </Card>
  );
}
