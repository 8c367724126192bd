import type { Translation } from '../../../../translation';
import type { pages as en } from '../../../en/admin/shell/pages';

export const pages = {
  newer: 'Più recenti',
  older: 'Meno recenti',
} satisfies Translation<'it', typeof en>;
