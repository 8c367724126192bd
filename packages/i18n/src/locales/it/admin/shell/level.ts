import type { Translation } from '../../../../translation';
import type { level as en } from '../../../en/admin/shell/level';

export const level = {
  '1': 'Collaboratore',
  '2': 'Amministratore',
  '3': 'Titolare del sistema',
  '4': 'Amministratore di sistema',
} satisfies Translation<'it', typeof en>;
