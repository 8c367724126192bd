import type { Translation } from '../../../translation';
import type { receipt as source } from '../../en/messages/receipts';

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
} satisfies Translation<'it', typeof source>;
