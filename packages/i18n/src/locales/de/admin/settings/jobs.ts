import type { Translation } from '../../../../translation';
import type { settingsJobs as en } from '../../../en/admin/settings/jobs';

export const settingsJobs = {
  title: 'Gescheiterte Hintergrundaufgaben',
  subtitle: 'Was im Hintergrund mehrfach versucht und dann aufgegeben wurde',
  none: 'Nichts ist gescheitert',
  noneHint:
    'Nachrichten, nächtliche Aufgaben und Ähnliches, die immer wieder scheitern, warten hier, bis Sie sie erneut versuchen.',
  work: 'Aufgabe',
  failedAt: 'Aufgegeben',
  tries_one: '{{count}} Versuch',
  tries_other: '{{count}} Versuche',
  retry: 'Erneut versuchen',
  retryNamed: 'Erneut versuchen: {{name}}',
  retryFailed: 'Ein neuer Versuch war nicht möglich.',
  remove: 'Entfernen',
  removeNamed: 'Entfernen: {{name}}',
  removeTitle: '„{{name}}“ entfernen',
  removeText: 'Es wird nicht noch einmal versucht.',
  removeFailed: 'Es konnte nicht entfernt werden.',
  installation: 'Alle Betriebe',
  kinds: {
    'anonymise-guests': 'Gäste anonymisieren',
    'keep-intakes': 'Alte Antworten auf Gesundheitsbögen löschen',
    'propose-seating': 'Bessere Sitzpläne suchen',
    'review-requests': 'Gäste um Bewertungen bitten',
    'send-message': 'Nachricht senden',
    'send-reset-link': 'Link zum Zurücksetzen senden',
    'send-sandbox-notice': 'Über eine Zahlung in der Testumgebung informieren',
    'serve-treatment-waits': 'Gäste benachrichtigen, die auf eine Behandlung warten',
    'serve-waiting-list': 'Von der Warteliste nachrücken lassen',
    'settle-merge': 'Zusammenführung von Gästen abschließen',
    'settle-payment': 'Zahlung abschließen',
    'verify-bookings': 'Buchungen und Plätze abgleichen',
  },
} satisfies Translation<'de', typeof en>;
