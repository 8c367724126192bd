import type { Translation } from '../../../translation';
import type { receipt as source } from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Reçu',
  creditNote: 'Avoir',
  receiptFile: 'recu',
  creditNoteFile: 'avoir',
  number: 'Numéro',
  date: 'Date',
  credits: 'Pour le reçu',
  net: 'Hors taxe',
  tax: 'TVA {{rate}} %',
  paid: 'Payé',
  returned: 'Remboursé',
} satisfies Translation<'fr', typeof source>;
