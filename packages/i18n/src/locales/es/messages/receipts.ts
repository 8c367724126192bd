import type { Translation } from '../../../translation';
import type { receipt as source } from '../../en/messages/receipts';

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
} satisfies Translation<'es', typeof source>;
