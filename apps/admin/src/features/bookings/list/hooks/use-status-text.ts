import type { BookingOutput } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { bookingState } from '../../../../shared/bookings/booking-state';

/** A booking's status as one text, as its chip shows it. */
export function useStatusText(): (booking: BookingOutput) => string {
  const { t } = useTranslation('admin');
  return (booking) => {
    const state = bookingState(booking);
    if (state === 'cancelled') return t('booking.cancelled');
    if (state === 'waiting') return t('booking.waitingList');
    return booking._bookingStatus?.name ?? t(`booking.state.${state}`);
  };
}
