import type { Translation } from '../../../translation';
import type {
  paymentReceived as received,
  paymentRefunded as refunded,
  receipt as source,
} from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Kvitto',
  creditNote: 'Kreditnota',
  receiptFile: 'kvitto',
  creditNoteFile: 'kreditnota',
  number: 'Nummer',
  date: 'Datum',
  credits: 'Till kvitto',
  net: 'Utan moms',
  tax: 'Moms {{rate}} %',
  paid: 'Betalt',
  returned: 'Återbetalt',
  seller: 'Säljare',
  registered: 'Org.nr {{number}}',
} satisfies Translation<'sv', typeof source>;

export const paymentReceived = {
  subject: 'Betalning mottagen: {{about}}, {{sum}}',
  body: '{{vendor}} har tagit emot din betalning på {{sum}} för {{about}}. Kvittot är bifogat.',
  agreed: 'Det här har du godkänt: {{agreed}}',
} satisfies Translation<'sv', typeof received>;

export const paymentRefunded = {
  subject: 'Återbetalning: {{about}}, {{sum}}',
  body: '{{vendor}} har betalat tillbaka {{sum}} för {{about}}. Beroende på banken tar det några dagar innan du har pengarna. Kreditnotan är bifogad.',
} satisfies Translation<'sv', typeof refunded>;
