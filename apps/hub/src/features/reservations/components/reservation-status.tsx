import type { HubReservation } from '@atrium/api-client/hub';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useTranslation } from 'react-i18next';

interface Props {
  reservation: HubReservation;
  isPast: boolean;
}

const colors = { confirmed: '#388E3C', waiting: '#FFB300', cancelled: '#D32F2F' };

/** The state of a booking, in a word. */
export function ReservationStatus({ reservation, isPast }: Props) {
  const { t } = useTranslation('hub');
  const { active, waitingList, waitingListPosition, cancelledAt } = reservation;

  if (waitingList && !cancelledAt) {
    const label =
      waitingListPosition === undefined || isPast
        ? t('overview.waitingList')
        : t('overview.waitingListPosition', { position: waitingListPosition });
    return <StatusChip label={label} color={colors.waiting} />;
  }
  if (!active || cancelledAt) {
    return <StatusChip label={t('overview.cancelled')} color={colors.cancelled} />;
  }
  return <StatusChip label={t('overview.confirmed')} color={colors.confirmed} />;
}
