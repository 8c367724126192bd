import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { isPeople, useUnit } from '../../../shared/hooks/use-unit';

interface Priced {
  /** Minor units. */
  price: number;
  currency: string;
  exclusiveBooking: boolean;
  unit: string;
}

/** 'NOK 250 per person' */
export function usePriceText(activity: Priced): string {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const unit = useUnit(activity);
  if (activity.price <= 0) return t('newReservation.free');
  const price = formatMoney(language, activity.price, activity.currency);
  // However many come, a party that has it for itself pays once.
  if (activity.exclusiveBooking && isPeople(activity)) {
    return t('newReservation.pricePerBooking', { price });
  }
  return t('newReservation.pricePerUnit', {
    price,
    // Only German capitalises common nouns within a sentence.
    unit: language === 'de' ? unit : unit.toLocaleLowerCase(),
  });
}
