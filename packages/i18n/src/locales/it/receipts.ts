import type { Translation } from '../../translation';
import type { receipts as en } from '../en/receipts';

export const receipts = {
  title: 'Ricevute',
  receipt: 'Ricevuta {{number}}',
  creditNote: 'Nota di credito {{number}}',
  save: 'Salva PDF',
  saveOne: 'Salva PDF: {{receipt}}',
  failed: 'Non è stato possibile caricare le ricevute.',
} satisfies Translation<'it', typeof en>;
