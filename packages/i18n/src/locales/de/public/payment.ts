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
    'Gebucht ist erst, wenn Sie bezahlt haben. Wir halten Ihren Platz bis {{time}} frei. Wurde Ihre Karte abgelehnt, versuchen Sie es mit einer anderen.',
  elsewhere:
    'Sie bezahlen in einem anderen Tab; danach geht es hier von selbst weiter. Wir halten Ihren Platz bis {{time}} frei.',
  endedTitle: 'Es wurde nichts bezahlt',
  endedText: 'Die Zahlung ist beendet, und es ist nichts gebucht.',
  returnedTitle: 'Ihr Platz war vergeben',
  returnedText:
    'Jemand anderes hat den letzten Platz genommen. Es ist nichts gebucht, und Sie erhalten {{amount}} vollständig zurück.',
  doNotPay: 'Nicht bezahlen',
  loadFailed: 'Der Stand Ihrer Zahlung ließ sich nicht abfragen.',
  back: 'Sie erhalten {{refund}} von den gezahlten {{paid}} zurück.',
  cardInAdvance: 'Beim Buchen geben Sie eine Karte an. Belastet wird dabei nichts.',
  card: 'Karte angeben',
  cardTitle: 'Ihre Karte',
  cardText:
    'Jetzt wird nichts belastet. Wenn Sie nicht kommen oder spät stornieren, können bis zu {{fee}} von Ihrer Karte abgebucht werden.',
  cardAlso:
    'Wenn Sie nicht kommen oder spät stornieren, können bis zu {{fee}} von derselben Karte abgebucht werden.',
  openCard: 'Noch keine Karte',
  openCardText:
    'Gebucht ist erst, wenn Sie eine Karte angegeben haben. Wir halten Ihren Platz bis {{time}}. Wurde Ihre Karte abgelehnt, können Sie eine andere verwenden.',
  doNotGive: 'Keine Karte angeben',
  endedCard: 'Nichts gebucht',
  endedCardText:
    'Sie haben keine Karte angegeben, oder Ihr Platz war vergeben. Nichts wurde belastet.',
  inAdvance: 'Das wird im Voraus bezahlt: Sie zahlen, wenn Sie buchen.',
  invalid: 'Dieser Link führt zu keiner Zahlung',
  paid: 'Bezahlt: {{amount}}',
} satisfies Translation<'de', typeof en>;
