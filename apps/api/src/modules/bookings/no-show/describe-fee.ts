import { messageTexts } from '@atrium/i18n/server';
import type { FeeKind } from '@atrium/rules/payments/no-show-fee';
import { languageOf } from '@atrium/rules/texts/languages';

/** What the guest reads beside a fee: 'No-show fee: Dinner, Fri 19 June, 19:00'. @param code of the language */
export function describeFee(code: string, kind: FeeKind, about: string): string {
  return messageTexts(languageOf(code) ?? 'en')(`noShow.${kind}`, { about });
}
