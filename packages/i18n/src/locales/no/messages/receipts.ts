import type { Translation } from '../../../translation';
import type {
  paymentReceived as received,
  paymentRefunded as refunded,
  receipt as source,
} from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Kvittering',
  creditNote: 'Kreditnota',
  receiptFile: 'kvittering',
  creditNoteFile: 'kreditnota',
  number: 'Nummer',
  date: 'Dato',
  credits: 'Til kvittering',
  net: 'Uten mva.',
  tax: 'Mva. {{rate}} %',
  paid: 'Betalt',
  returned: 'Tilbakebetalt',
  seller: 'Selger',
  registered: 'Org.nr. {{number}}',
} satisfies Translation<'no', typeof source>;

export const paymentReceived = {
  subject: 'Betaling mottatt: {{about}}, {{sum}}',
  body: '{{vendor}} har mottatt betalingen din på {{sum}} for {{about}}. Kvitteringen er vedlagt.',
  agreed: 'Dette har du godtatt: {{agreed}}',
} satisfies Translation<'no', typeof received>;

export const paymentRefunded = {
  subject: 'Tilbakebetaling: {{about}}, {{sum}}',
  body: '{{vendor}} har betalt tilbake {{sum}} for {{about}}. Avhengig av banken tar det noen dager før du har pengene. Kreditnotaen er vedlagt.',
} satisfies Translation<'no', typeof refunded>;
