import { formatTime } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { languageOf } from '@atrium/rules/texts/languages';
import type { Payment } from '../../payments/public';

/** The way back to a page on which nothing but a card is asked for. @param zone IANA, the venue's */
export function cardReminder(
  { language, description: about, expiresAt }: Payment,
  { link, zone }: { readonly link: string; readonly zone: string },
): { subject: string; text: string } {
  const t = messageTexts(languageOf(language) ?? 'en');
  const until = formatTime(venueTimeOf(expiresAt.getTime(), zone).minutes);
  return {
    subject: t('noShow.reminder.subject', { about }),
    text: t('noShow.reminder.text', { about, until, link }),
  };
}
