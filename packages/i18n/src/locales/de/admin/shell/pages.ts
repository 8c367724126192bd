import type { Translation } from '../../../../translation';
import type { pages as en } from '../../../en/admin/shell/pages';

export const pages = {
  newer: 'Neuere',
  older: 'Ältere',
} satisfies Translation<'de', typeof en>;
