import type { Translation } from '../../../translation';
import type { payment as en } from '../../en/public/payment';

export const payment = {
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
  elsewhere:
    'Bezahlen Sie im anderen Tab; danach geht es hier von selbst weiter. Wir halten Ihren Platz bis {{time}} frei.',
  endedTitle: 'Es wurde nichts bezahlt',
  endedText: 'Die Zahlung wurde nicht abgeschlossen; es ist nichts gebucht.',
  returnedTitle: 'Ihr Platz war vergeben',
  returnedText:
    'Jemand anderes hat den letzten Platz genommen. Es ist nichts gebucht, und Sie erhalten {{amount}} vollständig zurück.',
  doNotPay: 'Zahlung abbrechen',
  loadFailed: 'Wir konnten Ihre Zahlung nicht abfragen.',
  back: 'Wir erstatten Ihnen {{refund}} von den gezahlten {{paid}}.',
  cardInAdvance: 'Beim Buchen geben Sie eine Karte an. Belastet wird dabei nichts.',
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
  inAdvance: 'Zahlbar im Voraus, beim Buchen.',
  invalid: 'Dieser Link führt zu keiner Zahlung',
  paid: 'Bezahlt: {{amount}}',
} satisfies Translation<'de', typeof en>;
