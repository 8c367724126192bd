import type { HubReservation } from '@atrium/api-client/hub';
import { formatList } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

/** What became of a cart: waiting is not called booked. */
export function useDoneText() {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  return (bookings: readonly HubReservation[]) => {
    const waiting = bookings.filter(({ waitingList }) => waitingList);
    if (waiting.length === 0) {
      return { title: t('newActivity.success.title'), message: t('newActivity.success.text') };
    }
    if (waiting.length === bookings.length) {
      return {
        title: t('newActivity.success.waitingTitle'),
        message: t('newActivity.success.waitingListText'),
      };
    }
    const names = waiting.map(({ _service }) => _service.name);
    return {
      title: t('newActivity.success.title'),
      message: t('booking.cart.bookedAndWaiting', { activities: formatList(language, names) }),
    };
  };
}
