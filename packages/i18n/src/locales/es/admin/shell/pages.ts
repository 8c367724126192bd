import type { Translation } from '../../../../translation';
import type { pages as en } from '../../../en/admin/shell/pages';

export const pages = {
  newer: 'Más recientes',
  older: 'Más antiguos',
} satisfies Translation<'es', typeof en>;
