import type { Translation } from '../../../../translation';
import type { notices as en } from '../../../en/admin/shell/notices';

export const notices = {
  title: 'Im Hintergrund gescheitert',
  open_one: '{{count}} Vorgang gescheitert',
  open_other: '{{count}} Vorgänge gescheitert',
  none: 'Nichts ist gescheitert.',
  dismiss: 'Verwerfen',
  dismissAll: 'Alle verwerfen',
  kinds: {
    messagesFailed_one: '{{count}} Nachricht konnte nicht zugestellt werden',
    messagesFailed_other: '{{count}} Nachrichten konnten nicht zugestellt werden',
    bookingsDiffer_one:
      'Die nächtliche Prüfung fand {{count}} Abweichung zwischen Plätzen und Reservierungen',
    bookingsDiffer_other:
      'Die nächtliche Prüfung fand {{count}} Abweichungen zwischen Plätzen und Reservierungen',
    paymentReturned_one: 'Eine Zahlung ging zurück, weil der Platz vergeben war',
    paymentReturned_other: '{{count}} Zahlungen gingen zurück, weil die Plätze vergeben waren',
    webhookOff_one: 'Ein Webhook wurde ausgeschaltet',
    webhookOff_other: '{{count}} Webhooks wurden ausgeschaltet',
    privacyRequest_one: 'Ein Gast hat eine Anfrage zu seinen Daten',
    privacyRequest_other: '{{count}} Gäste haben eine Anfrage zu ihren Daten',
    privacyDue_one: 'Eine Anfrage zu Daten ist binnen einer Woche fällig oder überfällig',
    privacyDue_other: '{{count}} Anfragen zu Daten sind binnen einer Woche fällig oder überfällig',
    jobFailed_one: 'Eine Hintergrundaufgabe ist gescheitert',
    jobFailed_other: 'Eine Hintergrundaufgabe ist {{count}}-mal gescheitert',
  },
} satisfies Translation<'de', typeof en>;
