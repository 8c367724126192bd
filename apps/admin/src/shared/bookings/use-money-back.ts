import type { BookingOutput } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

/** Adds to what was done with a booking how much goes back to its guest by it. */
export function useMoneyBack() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (done: string, { refunded, terms }: Pick<BookingOutput, 'refunded' | 'terms'>): string =>
    refunded
      ? `${done.replace(/\.?$/, '.')} ${t('booking.goesBack', { sum: formatMoney(language, refunded, terms.currency) })}`
      : done;
}

/** Whether a click may undo a change of a booking: money that goes back does not return by one. */
export const canUndo = ({ refunded }: Pick<BookingOutput, 'refunded'>): boolean => !refunded;
