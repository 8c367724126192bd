import {
  formatDate,
  formatDateRange,
  formatList,
  formatMoney,
  formatUnit,
} from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { type RenewalPeriod, renewedUntil } from '@atrium/rules/guests/membership-renewal';
import { type Language, languageOf } from '@atrium/rules/texts/languages';
import type { MandateTerms } from '../../payments/public';

/** Of the text that guests agree to: another wording has another. */
const TEXT_VERSION = '2026-11';

interface RenewalTerms extends RenewalPeriod {
  /** Of the venue. */
  readonly venue: string;
  /** Of the membership, in that language. */
  readonly name: string;
  /** Minor units. */
  readonly price: number;
  readonly currency: string;
  /** When the card is charged next. */
  readonly on: CalendarDate;
  /** Days before that on which they are told. */
  readonly reminderDays: number;
}

/** What a guest agrees to by giving a card that renews a membership. @param code of the language */
export function renewalTerms(code: string, terms: RenewalTerms): MandateTerms {
  const language = languageOf(code) ?? 'en';
  const { venue, name: about, price, currency, on, reminderDays } = terms;
  const text = messageTexts(language)('renewal.consent', {
    ...{ venue, about, sum: formatMoney(language, price, currency) },
    period: periodText(language, terms),
    date: formatDate(language, on, 'full'),
    notice: formatUnit(language, reminderDays, 'day'),
  });
  return { purpose: 'renewal', text, textVersion: TEXT_VERSION };
}

/** '12 months', '1 month and 5 days' */
function periodText(language: Language, { months, days }: RenewalPeriod): string {
  const parts = [
    ...(months ? [formatUnit(language, months, 'month')] : []),
    ...(days ? [formatUnit(language, days, 'day')] : []),
  ];
  return formatList(language, parts);
}

/** What a guest reads beside the amount: 'Spa month, 15 July – 14 August 2026'. @param code of the language */
export function nextPeriodText(
  code: string,
  { name, until, period }: { name: string; until: CalendarDate; period: RenewalPeriod },
): string {
  const language = languageOf(code) ?? 'en';
  const days = formatDateRange(language, addDays(until, 1), renewedUntil(until, period));
  return messageTexts(language)('renewal.period', { name, days });
}
