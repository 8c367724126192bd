import type { Translation } from '../../../../translation';
import type { level as en } from '../../../en/admin/shell/level';

export const level = {
  '1': 'Employé',
  '2': 'Administrateur',
  '3': 'Propriétaire du système',
  '4': 'Administrateur système',
} satisfies Translation<'fr', typeof en>;
