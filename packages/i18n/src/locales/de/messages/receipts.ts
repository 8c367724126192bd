import type { Translation } from '../../../translation';
import type {
  paymentReceived as received,
  paymentRefunded as refunded,
  receipt as source,
} from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Beleg',
  creditNote: 'Gutschrift',
  receiptFile: 'beleg',
  creditNoteFile: 'gutschrift',
  number: 'Nummer',
  date: 'Datum',
  credits: 'Zu Beleg',
  net: 'Ohne Steuer',
  tax: 'MwSt. {{rate}} %',
  paid: 'Bezahlt',
  returned: 'Erstattet',
  seller: 'Verkäufer',
  registered: 'Steuer-/Register-Nr. {{number}}',
} satisfies Translation<'de', typeof source>;

export const paymentReceived = {
  subject: 'Zahlung erhalten: {{about}}, {{sum}}',
  body: '{{vendor}} hat Ihre Zahlung von {{sum}} für {{about}} erhalten. Den Beleg finden Sie im Anhang.',
  agreed: 'Dem haben Sie zugestimmt: {{agreed}}',
} satisfies Translation<'de', typeof received>;

export const paymentRefunded = {
  subject: 'Erstattung: {{about}}, {{sum}}',
  body: '{{vendor}} hat Ihnen {{sum}} für {{about}} erstattet. Je nach Bank dauert es einige Tage, bis das Geld bei Ihnen ist. Die Gutschrift finden Sie im Anhang.',
} satisfies Translation<'de', typeof refunded>;
