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
    waiting: 'Auf der Warteliste',
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
    confirmText: 'Prüfen Sie die Angaben und bestätigen Sie.',
  },
  sending: {
    slow: 'Wird noch gesendet. Die Verbindung ist langsam; bitte lassen Sie die Seite offen.',
    undecided:
      'Die Verbindung ist abgebrochen, während Ihre Buchung für {{date}} um {{time}} gesendet wurde. Ihre Angaben sind noch da. Versuchen Sie es erneut: Sie werden nicht doppelt gebucht.',
    offline: 'Sie sind offline. Gesendet wird, sobald Sie wieder verbunden sind.',
  },
  again: 'Erneut buchen',
  removeFromCalendar: 'Aus dem Kalender entfernen',
  cancelFree: 'Die Stornierung ist kostenlos.',
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
    title: 'Ihr Warenkorb',
    intro: 'Wir buchen alles zusammen oder nichts.',
    another: 'Weitere Aktivität hinzufügen',
    add: 'In den Warenkorb',
    remove: '{{activity}} entfernen',
    payment: 'Zahlung für {{activity}}',
    nothingBooked: 'Es wurde nichts gebucht.',
    rest: 'Wählen Sie eine andere Zeit für {{activity}} oder entfernen Sie die Aktivität, um den Rest zu buchen.',
    heldUntil: 'Für Sie gehalten bis {{time}}',
    bookAll: 'Alle {{number}} buchen',
    also: 'Außerdem im Warenkorb',
    only: 'Nur {{activity}} buchen',
    left: 'Noch nicht gebucht, aber weiterhin im Warenkorb: {{activities}}.',
    lost: 'Nichts darin ist mehr für Sie reserviert.',
    back: 'Zurück',
    notHeld: 'Nicht mehr für Sie reserviert',
    see: 'Zum Warenkorb',
    bookedAndWaiting:
      'Ihre Buchung ist bestätigt. Auf der Warteliste stehen Sie für {{activities}}.',
  },
  overlap: {
    text: 'Das überschneidet sich mit {{activity}}, {{when}}.',
    pair: '{{activity}} überschneidet sich mit {{other}}, {{when}}.',
    allowed: 'Sie können trotzdem buchen.',
  },
} as const satisfies Translation<'de', typeof en>;
