import type { Translation } from '../../../translation';
import type { optOut as optOutEn, rating as ratingEn } from '../../en/public/from-mail';

export const rating = {
  title: 'Wie war Ihr Besuch?',
  about: '{{service}}, {{date}}',
  question: 'Ihre Bewertung',
  value_one: '{{count}} Stern',
  value_other: '{{count}} Sterne',
  poor: 'Schlecht',
  excellent: 'Ausgezeichnet',
  comment: 'Was war gut, was könnte besser sein?',
  commentHint: 'Sie können das Feld leer lassen. Nur {{vendor}} liest es.',
  send: 'Bewertung senden',
  change: 'Änderungen speichern',
  thanks: 'Vielen Dank!',
  thanksText: '{{vendor}} hat Ihre Bewertung erhalten: {{rating}} von 5.',
  again: 'Meine Antwort ändern',
  invalid: 'Dieser Link ist nicht gültig',
  invalidText:
    'Er ist vielleicht unvollständig. Bitte öffnen Sie ihn noch einmal aus der Nachricht.',
  closed: 'Dieser Besuch kann nicht mehr bewertet werden',
  closedText: 'Er liegt mehr als 90 Tage zurück. Sie können {{vendor}} jederzeit schreiben.',
  failed: 'Ihre Bewertung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  toVenue: 'Zu {{vendor}}',
} satisfies Translation<'de', typeof ratingEn>;

export const optOut = {
  title: 'Keine Werbung mehr per E-Mail',
  text: 'Soll {{vendor}} Ihnen keine Angebote und Bitten um Bewertungen mehr senden? Was Ihre Reservierungen betrifft, erhalten Sie weiterhin.',
  titleSms: 'Keine Werbung mehr per SMS',
  confirm: 'Diese Nachrichten beenden',
  done: 'Sie erhalten solche Nachrichten nicht mehr',
  doneText:
    '{{vendor}} hat es vermerkt. Bestätigungen und Änderungen Ihrer Reservierungen erhalten Sie weiterhin.',
  invalid: 'Dieser Link ist nicht gültig',
  invalidText:
    'Er ist vielleicht unvollständig. Bitte öffnen Sie ihn noch einmal aus der Nachricht oder schreiben Sie an {{vendor}}.',
  failed: 'Es konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  toVenue: 'Zu {{vendor}}',
} satisfies Translation<'de', typeof optOutEn>;
