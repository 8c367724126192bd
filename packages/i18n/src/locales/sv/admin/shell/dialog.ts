import type { Translation } from '../../../../translation';
import type { dialog as en } from '../../../en/admin/shell/dialog';

export const dialog = {
  error: 'Fel',
  success: 'Klart',
  undone: 'Ångrat.',
} satisfies Translation<'sv', typeof en>;
