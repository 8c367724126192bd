import type { Translation } from '../../../translation';
import type { optOut as optOutEn, rating as ratingEn } from '../../en/public/from-mail';

export const rating = {
  title: 'Hur var ditt besök?',
  about: '{{service}}, {{date}}',
  question: 'Ditt betyg',
  value_one: '{{count}} stjärna',
  value_other: '{{count}} stjärnor',
  poor: 'Dåligt',
  excellent: 'Utmärkt',
  comment: 'Vad var bra, och vad kan bli bättre?',
  commentHint: 'Du kan lämna fältet tomt. Bara {{vendor}} läser det.',
  send: 'Skicka betyg',
  change: 'Spara ändringar',
  thanks: 'Tack!',
  thanksText: '{{vendor}} har fått ditt betyg: {{rating}} av 5.',
  again: 'Ändra mitt svar',
  invalid: 'Den här länken är inte giltig',
  invalidText: 'Den kan vara ofullständig. Öppna den från meddelandet igen.',
  closed: 'Det här besöket kan inte längre betygsättas',
  closedText: 'Det är mer än 90 dagar sedan. Du kan alltid skriva till {{vendor}}.',
  failed: 'Betyget kunde inte skickas. Försök igen.',
  toVenue: 'Till {{vendor}}',
} satisfies Translation<'sv', typeof ratingEn>;

export const optOut = {
  title: 'Ingen mer reklam via e-post',
  text: 'Ska {{vendor}} sluta skicka erbjudanden och frågor om betyg till dig? Du får fortfarande det som gäller dina bokningar.',
  titleSms: 'Ingen mer reklam via SMS',
  confirm: 'Stoppa de här meddelandena',
  done: 'Du får inte sådana meddelanden längre',
  doneText:
    '{{vendor}} har noterat det. Bekräftelser och ändringar av dina bokningar får du fortfarande.',
  invalid: 'Den här länken är inte giltig',
  invalidText:
    'Den kan vara ofullständig. Öppna den från meddelandet igen, eller skriv till {{vendor}}.',
  failed: 'Det kunde inte sparas. Försök igen.',
  toVenue: 'Till {{vendor}}',
} satisfies Translation<'sv', typeof optOutEn>;
