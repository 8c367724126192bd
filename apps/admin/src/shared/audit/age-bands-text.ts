import { formatMoney } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { bandYears } from '@atrium/rules/money/age-bands';
import { text } from './stored-values';

/** 'Infant (0–2: NOK 0), Child (3–12: NOK 190)' */
export const ageBandsText = (
  bands: readonly Record<string, unknown>[],
  { language, currency }: { readonly language: Language; readonly currency: string },
): string =>
  bands
    .map(({ name, from, to, price }) => {
      const years = bandYears({ from: Number(from), to: Number(to) });
      return `${text(name)} (${years}: ${formatMoney(language, Number(price), currency)})`;
    })
    .join(', ');
