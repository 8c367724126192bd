import type { Translation } from '../../../../translation';
import type { dialog as en } from '../../../en/admin/shell/dialog';

export const dialog = {
  error: 'Error',
  success: 'Operación realizada',
  undone: 'Se ha deshecho.',
} satisfies Translation<'es', typeof en>;
