import { formatMoney } from '@atrium/i18n/format';
import { bandYears } from '@atrium/rules/money/age-bands';
import type { PriceLine } from '@atrium/rules/money/price-lines';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language';

/** A line as it is computed, or as an answer carries it. */
export type ShownPriceLine = Omit<PriceLine, 'name' | 'from' | 'to'> & {
  readonly name?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/**
 * What a line of a price is for: 'Child (6–12), 2 × NOK 200', '3 × Yoga', '2 × Towel'.
 * @param whole what is booked, where everybody pays the same
 */
export function usePriceLineText(
  currency: string,
  whole: string,
): (line: ShownPriceLine) => string {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  return ({ kind, name = '', from, to, quantity, price }) => {
    const each = `${quantity} × ${formatMoney(language, price, currency)}`;
    switch (kind) {
      case 'participants':
        return `${quantity} × ${whole}`;
      case 'addon':
        return `${quantity} × ${name}`;
      case 'adults':
        return `${t('participants.adults')}, ${each}`;
      case 'children':
        return `${t('participants.children')}, ${each}`;
      case 'band':
        return from === undefined || to === undefined
          ? `${name}, ${each}`
          : `${name} (${bandYears({ from, to })}), ${each}`;
    }
  };
}

/** Whether a price has lines by age, which a total alone does not explain. */
export const isByAge = (lines: readonly Pick<ShownPriceLine, 'kind'>[] | undefined): boolean =>
  lines?.some(({ kind }) => kind === 'adults' || kind === 'band' || kind === 'children') ?? false;
