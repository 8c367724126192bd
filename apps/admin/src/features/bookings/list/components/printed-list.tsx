import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatDateRange, formatTimeRange } from '@atrium/i18n/format';
import { formatMinutes } from '@atrium/rules/calendar/minutes';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import type { BookingFilters } from '../lib/filters';

interface Props {
  bookings: readonly BookingOutput[];
  filters: BookingFilters;
  /** The name for a booking without one of the venue's statuses. */
  statusOf: (booking: BookingOutput) => string;
  onPrinted: () => void;
}

/** The whole list on paper; rendered for the printer only, which opens at once. */
export function PrintedList({ bookings, filters, statusOf, onPrinted }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date, minutes } = useVenueNow(vendor.timezone);
  const done = useRef(onPrinted);
  done.current = onPrinted;

  useEffect(() => {
    window.print();
    done.current();
  }, []);

  const heads = [
    t('booking.time'),
    t('booking.service'),
    t('booking.guest'),
    t('search.phone'),
    t('booking.participants'),
    t('booking.roomShort'),
    t('booking.status'),
    t('booking.comment'),
  ];
  const days = [...new Set(bookings.map((booking) => booking.date))].sort();

  return (
    <Box
      sx={{
        display: 'none',
        displayPrint: 'block',
        color: '#000',
        fontSize: 12,
        '& h1': { fontSize: 18, m: 0 },
        '& h2': { fontSize: 14, mt: 2, mb: 0.5 },
        '& table': { width: '100%', borderCollapse: 'collapse' },
        '& th, & td': { textAlign: 'left', p: 0.5, borderBottom: '1px solid #999' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <h1>{`${vendor.name} · ${t('listBookings.title')}`}</h1>
      <p>
        {`${formatDateRange(language, filters.from, filters.until)} · ${t(
          'listBookings.printedAt',
          {
            date: formatDate(language, date, 'short'),
            time: formatMinutes(minutes),
          },
        )}`}
      </p>
      {days.map((day) => (
        <section key={day}>
          <h2>{formatDate(language, day, 'full')}</h2>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bookings
                .filter((booking) => booking.date === day)
                .map((booking) => (
                  <tr key={booking._id}>
                    <td>{formatTimeRange(booking.timeindex, booking.timeindexEnd)}</td>
                    <td>{booking._service.name}</td>
                    <td>{displayName(booking._customer) || t('booking.dropInGuest')}</td>
                    <td>{booking._customer?.phone}</td>
                    <td>
                      {booking.participants}
                      {booking.numberOfChildren > 0 &&
                        ` (${t('booking.children')}: ${booking.numberOfChildren})`}
                    </td>
                    <td>{booking.roomNumber}</td>
                    <td>{statusOf(booking)}</td>
                    <td>
                      {[booking.comment, booking.internalComment].filter(Boolean).join(' · ')}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </Box>
  );
}
