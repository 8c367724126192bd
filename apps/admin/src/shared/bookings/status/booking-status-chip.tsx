import type { BookingOutput } from '@atrium/api-client/admin';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useTranslation } from 'react-i18next';
import { bookingState } from './booking-state';
import { useShownStatus } from './use-shown-status';

/** Colours of what no status of the venue says. */
const colors = { cancelled: '#B3261E', waiting: '#A8742A', inactive: '#7B817A', active: '#2A7348' };

interface Props {
  booking: Pick<
    BookingOutput,
    'active' | 'waitingList' | 'cancelledAt' | 'waitingListPosition' | '_bookingStatus'
  >;
}

/** What is to be known about a booking at a glance: cancelled and waiting beat the venue's own status. */
export function BookingStatusChip({ booking }: Props) {
  const { t } = useTranslation('admin');
  const state = bookingState(booking);
  const status = useShownStatus(booking);
  const { waitingListPosition: position } = booking;

  if (state === 'cancelled') {
    return <StatusChip label={t('booking.cancelled')} color={colors.cancelled} />;
  }
  if (state === 'waiting') {
    const label = position ? t('booking.waitingPosition', { position }) : t('booking.waitingList');
    return <StatusChip label={label} color={colors.waiting} />;
  }
  if (status) return <StatusChip label={status.name} color={status.color} />;
  return <StatusChip label={t(`booking.state.${state}`)} color={colors[state]} />;
}
