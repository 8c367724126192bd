import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/api';
import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArrivalStatuses, arrivalState, byTime } from '../lib/arrivals';
import { ArrivalRow } from './arrival-row';

interface Props {
  bookings: readonly BookingOutput[];
  statuses: ArrivalStatuses;
  /** Minutes from midnight at the venue; undefined on another day than today. */
  now: number | undefined;
  /** Id of the booking that is being marked. */
  busy: string | undefined;
  onMark: (booking: BookingOutput, status: BookingStatusOutput) => void;
  /** Folds away who has left or does not come: nobody is looking for them. */
  foldOver: boolean;
}

/** From when on a party counts as late, in minutes. */
const GRACE = 10;

/** The day's parties by their time. */
export function ArrivalList({ bookings, statuses, now, busy, onMark, foldOver }: Props) {
  const { t } = useTranslation('admin');
  const lateOf = (booking: BookingOutput) => {
    const late = now === undefined ? 0 : now - booking.timeindex;
    return late >= GRACE && arrivalState(booking, statuses) === 'expected' ? late : undefined;
  };
  const [showOver, setShowOver] = useState(false);
  const isOver = (booking: BookingOutput) =>
    ['left', 'absent'].includes(arrivalState(booking, statuses));
  const over = foldOver ? bookings.filter(isOver) : [];
  const shown = foldOver && !showOver ? bookings.filter((booking) => !isOver(booking)) : bookings;

  return (
    <div id="arrivals">
      {over.length > 0 && (
        <Button
          size="small"
          aria-expanded={showOver}
          onClick={() => setShowOver(!showOver)}
          sx={{ ml: -1, color: 'text.secondary' }}
        >
          {t('arrival.over', {
            count: over.reduce((sum, { participants }) => sum + participants, 0),
          })}
        </Button>
      )}
      {byTime(shown).map(([time, parties]) => (
        <section key={time} aria-label={formatTime(time)}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mt: 2 }}>
            <Typography
              component="h2"
              sx={{ fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatTime(time)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('listBookings.totalParticipants', {
                count: parties.reduce((sum, { participants }) => sum + participants, 0),
              })}
            </Typography>
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {parties.map((booking) => (
              <ArrivalRow
                key={booking._id}
                booking={booking}
                statuses={statuses}
                late={lateOf(booking)}
                busy={busy === booking._id}
                onMark={onMark}
              />
            ))}
          </Box>
        </section>
      ))}
    </div>
  );
}
