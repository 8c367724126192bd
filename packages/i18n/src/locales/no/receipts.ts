import type { Translation } from '../../translation';
import type { receipts as en } from '../en/receipts';

export const receipts = {
  title: 'Kvitteringer',
  receipt: 'Kvittering {{number}}',
  creditNote: 'Kreditnota {{number}}',
  save: 'Lagre PDF',
  saveOne: 'Lagre PDF: {{receipt}}',
  failed: 'Kvitteringene kunne ikke lastes inn.',
} satisfies Translation<'no', typeof en>;
