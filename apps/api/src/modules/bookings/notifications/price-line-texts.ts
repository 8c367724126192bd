import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { bandYears } from '@atrium/rules/money/age-bands';
import type { PriceLine } from '@atrium/rules/money/price-lines';
import type { Language } from '@atrium/rules/texts/languages';
import type { PayableLine } from '../../payments/public';
import type { Booking } from '../booking.schema';
import { linesOf } from '../terms/booking-total';

/** The price line by line, where there is something to explain: somebody pays by their age. */
export function priceLineTexts(booking: Booking, language: Language): PayableLine[] {
  if (!booking.terms.ageBands || booking.terms.coveredBy) return [];
  const { currency } = booking.terms;
  return linesOf(booking, language).map((line) => ({
    label: labelOf(line, language),
    value: `${line.quantity} × ${formatMoney(language, line.price, currency)}`,
    amount: line.amount,
  }));
}

function labelOf({ kind, name = '', from, to }: PriceLine, language: Language): string {
  const t = messageTexts(language);
  switch (kind) {
    case 'band':
      return from === undefined || to === undefined ? name : `${name} (${bandYears({ from, to })})`;
    case 'addon':
      return name;
    case 'participants':
      return t('details.participants');
    case 'adults':
      return t('details.adults');
    case 'children':
      return t('details.children');
  }
}
