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
  screens: {
    when: 'Wann',
    who: 'Wer',
    review: 'Prüfen',
  },
  parts: {
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    evening: 'Abend',
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
  done: {
    where: 'Wo',
    way: 'Route',
    share: 'Teilen',
    copied: 'Link kopiert',
  },
  sending: {
    slow: 'Wird noch gesendet. Die Verbindung ist langsam; bitte lassen Sie die Seite offen.',
    undecided:
      'Die Verbindung ist abgebrochen, während Ihre Buchung für {{date}} um {{time}} Uhr gesendet wurde. Ihre Angaben sind noch da. Versuchen Sie es erneut: Sie werden nicht doppelt gebucht.',
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
    self: 'Ich zahle selbst',
    none: 'Ohne Mitgliedschaft',
    covered: 'Gedeckt',
    paid: 'Bezahlt mit {{membership}}',
    stay: 'In Ihrem Aufenthalt enthalten',
    givenBack: 'Die Nutzung Ihrer Mitgliedschaft wird zurückgegeben.',
  },
  payment: {
    card: 'Karte angeben',
    cardTitle: 'Ihre Karte',
    cardText:
      'Jetzt wird nichts belastet. Wenn Sie nicht kommen oder spät stornieren, können bis zu {{fee}} von Ihrer Karte abgebucht werden.',
    cardAlso:
      'Wenn Sie nicht kommen oder spät stornieren, können bis zu {{fee}} von derselben Karte abgebucht werden.',
    openCard: 'Noch keine Karte',
    openCardText:
      'Ihre Buchung ist bestätigt, sobald Sie eine Karte angegeben haben. Wir halten Ihren Platz bis {{time}} frei. Wurde Ihre Karte abgelehnt, versuchen Sie es mit einer anderen.',
    doNotGive: 'Abbrechen',
    endedCard: 'Nichts gebucht',
    endedCardText:
      'Sie haben keine Karte angegeben, oder Ihr Platz wurde inzwischen vergeben. Es wurde nichts abgebucht.',
    title: 'Zahlung',
    now: 'Jetzt zu zahlen',
    later: 'Vor Ort zu zahlen',
    pay: '{{amount}} bezahlen',
    choice: 'Wann möchten Sie zahlen?',
    payNow: '{{amount}} jetzt zahlen',
    payLater: 'Vor Ort zahlen',
    terms: 'Wenn Sie stornieren',
    free: 'Kostenlos bis {{hours}} Stunden vor Beginn',
    costs: '{{percent}} des Preises bis {{hours}} Stunden vorher',
    afterwards: 'Danach der volle Preis',
    settling:
      'Wir bestätigen Ihre Zahlung. Das dauert einen Moment; Sie können diese Seite schließen.',
    openTitle: 'Noch nicht bezahlt',
    openText:
      'Ihre Buchung ist bestätigt, sobald Sie bezahlt haben. Wir halten Ihren Platz bis {{time}} frei. Wurde Ihre Karte abgelehnt, versuchen Sie es mit einer anderen.',
    endedTitle: 'Es wurde nichts bezahlt',
    endedText: 'Die Zahlung wurde nicht abgeschlossen; es ist nichts gebucht.',
    returnedTitle: 'Ihr Platz war vergeben',
    returnedText:
      'Jemand anderes hat den letzten Platz genommen. Es ist nichts gebucht, und Sie erhalten {{amount}} vollständig zurück.',
    chooseOther: 'Andere Zeit wählen',
    doNotPay: 'Zahlung abbrechen',
    loadFailed: 'Wir konnten Ihre Zahlung nicht abfragen.',
    back: 'Wir erstatten Ihnen {{refund}} von den gezahlten {{paid}}.',
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
    heldUntil: 'Für Sie reserviert bis {{time}} Uhr',
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
