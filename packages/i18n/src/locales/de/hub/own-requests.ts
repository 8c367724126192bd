import type { Translation } from '../../../translation';
import type { ownRequests as en } from '../../en/hub/own-requests';

export const ownRequests = {
  title: 'Anfragen zu Ihren Daten',
  text: 'Verlangen Sie von {{vendor}} etwas zu Ihren Daten. Sie haben binnen 30 Tagen eine Antwort.',
  ask: 'Anfrage stellen',
  what: 'Was möchten Sie?',
  kinds: {
    access: 'Eine Kopie von allem, was über mich gespeichert ist',
    correction: 'Etwas Falsches berichtigen',
    erasure: 'Meine Daten löschen',
    restriction: 'Meine Daten aufbewahren, aber nicht nutzen',
    objection: 'Keine Werbung mehr',
    portability: 'Meine Daten für einen anderen Dienst',
  },
  details: 'Einzelheiten',
  detailsHint: 'Sie können das leer lassen.',
  send: 'Anfrage senden',
  sent: 'Ihre Anfrage ist gesendet. Sie erhalten eine Bestätigung per E-Mail.',
  failed: 'Ihre Anfrage konnte nicht gesendet werden.',
  loadFailed: 'Ihre Anfragen konnten nicht geladen werden.',
  number: 'Nummer {{reference}}',
  due: 'Antwort bis {{date}}',
  withdraw: 'Zurückziehen',
  withdrawn: 'Ihre Anfrage ist zurückgezogen.',
  states: {
    unconfirmed: 'Nicht bestätigt',
    open: 'Offen',
    answered: 'Beantwortet',
    refused: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    lapsed: 'Nie bestätigt',
  },
} satisfies Translation<'de', typeof en>;
