import type { Translation } from '../../../../translation';
import type { pages as en } from '../../../en/admin/shell/pages';

export const pages = {
  newer: 'Nyare',
  older: 'Äldre',
} satisfies Translation<'sv', typeof en>;
