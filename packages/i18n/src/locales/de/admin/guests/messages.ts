import type { Translation } from '../../../../translation';
import type { messages as en } from '../../../en/admin/guests/messages';

export const messages = {
  title: 'Nachrichten',
  none: 'Diesem Gast wurden keine Nachrichten gesendet.',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  subject: 'Betreff',
  retention: 'Nachrichten werden 90 Tage aufbewahrt.',
  write: 'Nachricht schreiben',
  text: 'Nachricht',
  sendFailed: 'Die Nachricht konnte nicht gesendet werden.',
  sendAgain: 'Erneut senden',
  sendAgainFailed: 'Die Nachricht konnte nicht erneut gesendet werden.',
  email: 'E-Mail',
  sms: 'SMS',
  unsentHint:
    'Es ist kein Mailserver eingerichtet: Die Nachricht liegt hier und wurde nicht gesendet.',
  waits: 'Wird am {{when}} verschickt, nach der Ruhezeit.',
  attempts_one: 'Nach {{count}} Versuch',
  attempts_other: 'Nach {{count}} Versuchen',
  states: {
    pending: 'Wartet auf Versand',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
    unsent: 'Nicht gesendet',
    suppressed: 'Nicht gesendet',
  },
  suppressions: {
    optedOut: 'Der Gast wünscht solche Nachrichten nicht, deshalb wurde sie nicht gesendet.',
    undeliverable:
      'Mailserver haben zweimal gemeldet, dass es diese Adresse nicht gibt, deshalb wurde die Nachricht nicht gesendet. Berichtigen Sie die Adresse, oder senden Sie eine fehlgeschlagene Nachricht erneut.',
    outdated:
      'Nicht gesendet: Der Besuch wurde storniert oder verlegt, bevor die Nachricht hinausging.',
  },
} satisfies Translation<'de', typeof en>;
