import type { Translation } from '../../../../translation';
import type { pages as en } from '../../../en/admin/shell/pages';

export const pages = {
  newer: 'Plus récents',
  older: 'Plus anciens',
} satisfies Translation<'fr', typeof en>;
