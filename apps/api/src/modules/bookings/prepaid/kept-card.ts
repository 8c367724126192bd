import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import type { MandateTerms } from '../../payments/public';
import type { Booking } from '../booking.schema';
import { guaranteeOf } from '../terms/booking-terms';

/** Of the text that guests agree to: another wording has another. */
const TEXT_VERSION = '2026-11-27';

/**
 * What a guest agrees to by giving a card for a booking: what not coming costs, at most. Nothing where no card is
 * asked for. @param code of the language
 */
export function keptCard(
  code: string,
  booking: Booking,
  { venue, description: about }: { readonly venue: string; readonly description: string },
): { keeps?: MandateTerms } {
  const fee = guaranteeOf(booking);
  if (fee === 0) return {};
  const language = languageOf(code) ?? 'en';
  const sum = formatMoney(language, fee, booking.terms.currency);
  const text = messageTexts(language)('noShow.consent', { venue, sum, about });
  return { keeps: { purpose: 'noShow', text, textVersion: TEXT_VERSION, upTo: fee } };
}
