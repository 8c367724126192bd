import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { bandYears } from '@atrium/rules/money/age-bands';
import type { PriceLine } from '@atrium/rules/money/price-lines';
import type { Language } from '@atrium/rules/texts/languages';
import type { Booking } from '../booking.schema';
import { linesOf } from '../terms/booking-total';

/** A line of a price as guests read it: 'Child (6–12)', '2 × NOK 200', and what that makes in minor units. */
export interface PriceLineText {
  readonly label: string;
  readonly value: string;
  readonly amount: number;
}

/** The price line by line, where there is something to explain: somebody pays by their age. */
export function priceLineTexts(booking: Booking, language: Language): PriceLineText[] {
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
