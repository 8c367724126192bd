import type { Translation } from '../../../translation';
import type {
  paymentReceived as received,
  paymentRefunded as refunded,
  receipt as source,
} from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Ricevuta',
  creditNote: 'Nota di credito',
  receiptFile: 'ricevuta',
  creditNoteFile: 'nota-di-credito',
  number: 'Numero',
  date: 'Data',
  credits: 'Per la ricevuta',
  net: 'Senza imposta',
  tax: 'IVA {{rate}}%',
  paid: 'Pagato',
  returned: 'Rimborsato',
  seller: 'Venditore',
  registered: 'P. IVA {{number}}',
} satisfies Translation<'it', typeof source>;

export const paymentReceived = {
  subject: 'Pagamento ricevuto: {{about}}, {{sum}}',
  body: '{{vendor}} ha ricevuto il Suo pagamento di {{sum}} per {{about}}. La ricevuta è in allegato.',
  agreed: 'Ecco che cosa ha accettato: {{agreed}}',
} satisfies Translation<'it', typeof received>;

export const paymentRefunded = {
  subject: 'Rimborso: {{about}}, {{sum}}',
  body: '{{vendor}} Le ha rimborsato {{sum}} per {{about}}. A seconda della banca, il denaro arriva in alcuni giorni. La nota di credito è in allegato.',
} satisfies Translation<'it', typeof refunded>;
