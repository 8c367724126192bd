import type { Translation } from '../../../../translation';
import type { dialog as en } from '../../../en/admin/shell/dialog';

export const dialog = {
  error: 'Fehler',
  success: 'Erfolgreich',
  undone: 'Rückgängig gemacht.',
} satisfies Translation<'de', typeof en>;
