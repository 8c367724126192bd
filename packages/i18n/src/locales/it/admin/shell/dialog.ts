import type { Translation } from '../../../../translation';
import type { dialog as en } from '../../../en/admin/shell/dialog';

export const dialog = {
  error: 'Errore',
  success: 'Operazione riuscita',
  undone: 'Operazione annullata.',
} satisfies Translation<'it', typeof en>;
