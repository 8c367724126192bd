import type { Translation } from '../../../translation';
import type { booking as en } from '../../en/hub/booking';

export const booking = {
  steps: {
    progress: 'Schritt {{position}} von {{total}}',
    date: 'Datum wählen',
    time: 'Uhrzeit wählen',
    details: 'Angaben zu den Gästen',
    comments: 'Bemerkungen',
    overview: 'Buchungsübersicht',
    complete: 'Buchung abgeschlossen',
  },
  continue: 'Weiter',
  change: 'Ändern',
  guest: {
    title: 'Gebucht von',
  },
  comments: {
    intro: 'Gibt es etwas, das wir wissen sollten? Sie können das Feld leer lassen.',
  },
  companion: {
    known: 'Aus früheren Buchungen',
    addKnown: '{{name}} hinzufügen',
  },
  overview: {
    when: 'Wann',
    companions: 'Begleitung',
    confirm: 'Buchung bestätigen',
    confirmText: 'Prüfen Sie, ob alles stimmt. Gebucht ist erst, wenn Sie abschließen.',
  },
  sending: {
    slow: 'Wird noch gesendet. Die Verbindung ist langsam; bitte lassen Sie die Seite offen.',
    undecided:
      'Die Verbindung ist abgebrochen, während Ihre Buchung für {{date}} um {{time}} gesendet wurde. Ihre Angaben sind noch da. Versuchen Sie es erneut: Sie werden nicht doppelt gebucht.',
    offline: 'Sie sind offline. Gesendet wird, sobald Sie wieder verbunden sind.',
  },
  again: 'Erneut buchen',
  removeFromCalendar: 'Aus dem Kalender entfernen',
  cancelFree: 'Die Stornierung kostet Sie nichts.',
  membership: {
    title: 'Wie möchten Sie bezahlen?',
    use: '{{membership}} verwenden',
    left: 'noch {{left}}, diese Buchung verbraucht {{uses}}',
    unlimited: 'Unbegrenzt',
    none: 'Ohne Mitgliedschaft',
    covered: 'Gedeckt',
    paid: 'Bezahlt mit {{membership}}',
    stay: 'In Ihrem Aufenthalt enthalten',
    givenBack: 'Die Nutzung Ihrer Mitgliedschaft wird zurückgegeben.',
  },
  cart: {
    title: 'Zusammen buchen',
    intro:
      'Fügen Sie unten eine weitere Aktivität hinzu oder schließen Sie ab: Alles wird auf einmal gebucht oder nichts.',
    another: 'Weitere Aktivität hinzufügen',
    add: 'Zum gemeinsamen Buchen hinzufügen',
    remove: '{{activity}} entfernen',
    payment: 'Zahlung für {{activity}}',
    nothingBooked: 'Es wurde nichts gebucht.',
    rest: 'Wählen Sie eine andere Zeit für {{activity}} oder entfernen Sie die Aktivität, um den Rest zu buchen.',
    heldUntil: 'Für Sie gehalten bis {{time}}',
  },
} as const satisfies Translation<'de', typeof en>;
