import type { Translation } from '../../translation';
import type { receipts as en } from '../en/receipts';

export const receipts = {
  title: 'Belege',
  receipt: 'Beleg {{number}}',
  creditNote: 'Gutschrift {{number}}',
  save: 'PDF speichern',
  saveOne: 'PDF speichern: {{receipt}}',
  failed: 'Die Belege konnten nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
