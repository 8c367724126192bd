import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';

/** 'Gift card, NOK 1,000'. @param code of the language */
export function described(code: string, amount: number, currency: string): string {
  const language = languageOf(code) ?? 'en';
  return messageTexts(language)('giftCard.about', { sum: formatMoney(language, amount, currency) });
}
