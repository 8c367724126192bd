import type { Translation } from '../../../../translation';
import type { dialog as en } from '../../../en/admin/shell/dialog';

export const dialog = {
  error: 'Feil',
  success: 'Vellykket',
  undone: 'Angret.',
} satisfies Translation<'no', typeof en>;
