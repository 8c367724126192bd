import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatDateRange, formatTimeRange } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { usePrintedParty } from '../../../../shared/bookings/use-printed-party';
import { PrintedPage } from '../../../../shared/ui/printed-page';
import type { BookingFilters } from '../lib/filters';

interface Props {
  bookings: readonly BookingOutput[];
  filters: BookingFilters;
  /** The name for a booking without one of the venue's statuses. */
  statusOf: (booking: BookingOutput) => string;
  onPrinted: () => void;
}

/** The whole list on paper, day by day. */
export function PrintedList({ bookings, filters, statusOf, onPrinted }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const partyText = usePrintedParty();

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
    <PrintedPage
      title={t('listBookings.title')}
      subtitle={formatDateRange(language, filters.from, filters.until)}
      onPrinted={onPrinted}
    >
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
                    <td>{partyText(booking)}</td>
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
    </PrintedPage>
  );
}
