import type { BookingOutput } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { bookingState } from '../../../../shared/bookings/status/booking-state';
import { shownStatus } from '../../../../shared/bookings/status/use-shown-status';
import { useStatuses } from '../../../../shared/named/use-statuses';

/** A booking's status as one text, as its chip shows it. */
export function useStatusText(): (booking: BookingOutput) => string {
  const { t } = useTranslation('admin');
  const statuses = useStatuses().data?.data ?? [];
  return (booking) => {
    const state = bookingState(booking);
    if (state === 'cancelled') return t('booking.cancelled');
    if (state === 'waiting') return t('booking.waitingList');
    return shownStatus(booking, statuses)?.name ?? t(`booking.state.${state}`);
  };
}
