import type { Translation } from '../../../../translation';
import type { level as en } from '../../../en/admin/shell/level';

export const level = {
  '1': 'Anställd',
  '2': 'Administratör',
  '3': 'Systemägare',
  '4': 'Systemadministratör',
} satisfies Translation<'sv', typeof en>;
