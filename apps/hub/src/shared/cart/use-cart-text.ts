import { formatList, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../hooks/use-vendor';
import { type CartItem, heldUntil } from './cart';

/** What is left in the cart, and until when it is held, in two sentences. */
export function useCartText(): (items: readonly CartItem[]) => string {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  return (items) => {
    const names = items.map(({ name }) => name);
    const until = heldUntil(items, Date.now());
    return [
      t('booking.cart.left', { activities: formatList(language, names) }),
      until === undefined
        ? t('booking.cart.lost')
        : `${t('booking.cart.heldUntil', { time: formatTime(venueTimeOf(until, timezone).minutes) })}.`,
    ].join(' ');
  };
}
