import type { Translation } from '../../../translation';
import type {
  paymentReceived as received,
  paymentRefunded as refunded,
  receipt as source,
} from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Recibo',
  creditNote: 'Nota de abono',
  receiptFile: 'recibo',
  creditNoteFile: 'nota-de-abono',
  number: 'Número',
  date: 'Fecha',
  credits: 'Del recibo',
  net: 'Sin impuesto',
  tax: 'IVA {{rate}} %',
  paid: 'Pagado',
  returned: 'Devuelto',
  seller: 'Vendedor',
  registered: 'NIF {{number}}',
} satisfies Translation<'es', typeof source>;

export const paymentReceived = {
  subject: 'Pago recibido: {{about}}, {{sum}}',
  body: '{{vendor}} ha recibido su pago de {{sum}} por {{about}}. Encontrará el recibo adjunto.',
  agreed: 'Esto es lo que ha aceptado: {{agreed}}',
} satisfies Translation<'es', typeof received>;

export const paymentRefunded = {
  subject: 'Reembolso: {{about}}, {{sum}}',
  body: '{{vendor}} le ha devuelto {{sum}} por {{about}}. Según su banco, el dinero tarda unos días en llegar. Encontrará la nota de abono adjunta.',
} satisfies Translation<'es', typeof refunded>;
