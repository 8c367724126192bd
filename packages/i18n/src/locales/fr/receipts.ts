import type { Translation } from '../../translation';
import type { receipts as en } from '../en/receipts';

export const receipts = {
  title: 'Reçus',
  receipt: 'Reçu {{number}}',
  creditNote: 'Avoir {{number}}',
  save: 'Enregistrer le PDF',
  saveOne: 'Enregistrer le PDF : {{receipt}}',
  failed: 'Les reçus n’ont pas pu être chargés.',
} satisfies Translation<'fr', typeof en>;
