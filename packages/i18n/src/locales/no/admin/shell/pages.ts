import type { Translation } from '../../../../translation';
import type { pages as en } from '../../../en/admin/shell/pages';

export const pages = {
  newer: 'Nyere',
  older: 'Eldre',
} satisfies Translation<'no', typeof en>;
