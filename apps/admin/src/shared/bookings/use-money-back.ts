import type { BookingOutput } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

/** Adds to what was done with a booking how much goes back to its guest by it, or is normally prepaid for it. */
export function useMoneyBack() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    done: string,
    { refunded, prepaymentDue, terms }: Pick<BookingOutput, 'refunded' | 'prepaymentDue' | 'terms'>,
  ): string => {
    const sum = (minor: number) => ({ sum: formatMoney(language, minor, terms.currency) });
    const begun = done.replace(/\.?$/, '.');
    if (refunded) return `${begun} ${t('booking.goesBack', sum(refunded))}`;
    return prepaymentDue ? `${begun} ${t('booking.prepaymentDue', sum(prepaymentDue))}` : done;
  };
}

/** Whether a click may undo a change of a booking: money that goes back does not return by one. */
export const canUndo = ({ refunded }: Pick<BookingOutput, 'refunded'>): boolean => !refunded;
