import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/public/privacy';

export const privacy = {
  title: 'Anfrage zu Ihren Daten',
  text: 'Verlangen Sie von {{vendor}} etwas zu Ihren Daten. Wir senden Ihnen einen Link, mit dem Sie sich bestätigen.',
  what: 'Was möchten Sie?',
  details: 'Einzelheiten',
  detailsHint: 'Sie können das leer lassen.',
  send: 'Anfrage senden',
  kinds: {
    access: 'Eine Kopie von allem, was über mich gespeichert ist',
    correction: 'Etwas Falsches berichtigen',
    erasure: 'Meine Daten löschen',
    restriction: 'Meine Daten aufbewahren, aber nicht nutzen',
    objection: 'Keine Werbung mehr',
    portability: 'Meine Daten für einen anderen Dienst',
  },
  sent: 'Wenn {{vendor}} diese Adresse kennt, ist ein Link unterwegs. Ihre Anfrage gilt, sobald Sie ihm gefolgt sind.',
  confirm: {
    title: 'Anfrage bestätigen',
    text: 'Ein Klick, und das Haus antwortet binnen 30 Tagen.',
    button: 'Das war ich',
    done: 'Ihre Anfrage ist bestätigt',
    doneText: 'Die Nummer ist {{reference}}. Sie haben bis {{due}} eine Antwort.',
    invalid: 'Dieser Link ist nicht gültig',
    invalidText:
      'Er gilt einmal, 48 Stunden lang. Stellen Sie die Anfrage noch einmal, oder schreiben Sie dem Haus.',
  },
} satisfies Translation<'de', typeof en>;
