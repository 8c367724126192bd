import type { Translation } from '../../translation';
import type { receipts as en } from '../en/receipts';

export const receipts = {
  title: 'Kvitton',
  receipt: 'Kvitto {{number}}',
  creditNote: 'Kreditnota {{number}}',
  save: 'Spara PDF',
  saveOne: 'Spara PDF: {{receipt}}',
  failed: 'Kvittona kunde inte hämtas.',
} satisfies Translation<'sv', typeof en>;
