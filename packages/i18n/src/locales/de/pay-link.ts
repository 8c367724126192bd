import type { Translation } from '../../translation';
import type { payLink as en } from '../en/pay-link';

export const payLink = {
  title: 'An {{venue}} bezahlen',
  pay: '{{sum}} bezahlen',
  secure:
    'Sie bezahlen auf einer sicheren Seite und kommen hierher zurück. Ihre Kartennummer erreicht {{venue}} nie.',
  until: 'Kann bis {{until}} bezahlt werden.',
  notYet: 'Sie haben noch nicht bezahlt.',
  paid: 'Danke, das ist bezahlt',
  paidText: '{{venue}} hat Ihre Zahlung über {{sum}} für {{about}} erhalten.',
  settling: 'Ihre Zahlung ist unterwegs',
  settlingText:
    'Die Bank hat sie noch nicht bestätigt. Das dauert meist weniger als eine Minute; bezahlen Sie nicht noch einmal.',
  over: 'Hier gibt es nichts zu bezahlen',
  overText:
    '{{venue}} verlangt das nicht mehr, oder der Link ist abgelaufen. Es wurde nichts abgebucht. Fragen? Wenden Sie sich an {{venue}}.',
  invalid: 'Dieser Link funktioniert nicht',
  invalidText: 'Öffnen Sie ihn noch einmal aus der E-Mail oder wenden Sie sich an {{venue}}.',
  failed: 'Die Zahlung konnte nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
