import type { Translation } from '../../../../translation';
import type { dialog as en } from '../../../en/admin/shell/dialog';

export const dialog = {
  error: 'Erreur',
  success: 'Opération réussie',
  undone: 'Opération annulée.',
} satisfies Translation<'fr', typeof en>;
