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
  inAdvance: 'Das wird im Voraus bezahlt: Sie zahlen, wenn Sie buchen.',
  invalid: 'Dieser Link führt zu keiner Zahlung',
  paid: 'Bezahlt: {{amount}}',
} satisfies Translation<'de', typeof en>;
