import type { Translation } from '../../translation';
import type { receipts as en } from '../en/receipts';

export const receipts = {
  title: 'Recibos',
  receipt: 'Recibo {{number}}',
  creditNote: 'Nota de abono {{number}}',
  save: 'Guardar PDF',
  saveOne: 'Guardar PDF: {{receipt}}',
  failed: 'No se han podido cargar los recibos.',
} satisfies Translation<'es', typeof en>;
