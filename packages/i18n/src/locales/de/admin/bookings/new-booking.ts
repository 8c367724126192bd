import type { Translation } from '../../../../translation';
import type { newBooking as en } from '../../../en/admin/bookings/new-booking';

export const newBooking = {
  title: 'Neue Reservierung',
  chooseService: 'Angebot wählen',
  chooseDate: 'Datum wählen',
  chooseTime: 'Uhrzeit wählen',
  submit: 'Buchen',
  submitWaitingList: 'Auf die Warteliste setzen',
  submitOver: 'Über die Kapazität buchen',
  override: 'Verfügbarkeit übergehen',
  overrideReason: 'Grund für das Übergehen',
  overPace:
    '{{time}}: Noch {{left}} dürfen eintreffen, diese Gruppe zählt {{size}}. Sie können trotzdem fortfahren.',
  servicesFailed: 'Die Angebote konnten nicht abgerufen werden',
  details: 'Einzelheiten',
  comment: 'Kommentar (für den Gast sichtbar)',
  fewer: 'Weniger: {{name}}',
  more: 'Mehr: {{name}}',
  overrideNotice:
    'Plätze, Öffnung und Zeiten werden nicht geprüft. Ihr Grund steht im Änderungsprotokoll.',
  waitingNotice: 'Diese Zeit ist ausgebucht. Der Gast kommt auf die Warteliste.',
} satisfies Translation<'de', typeof en>;
