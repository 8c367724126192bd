import type { Translation } from '../../../../translation';
import type { level as en } from '../../../en/admin/shell/level';

export const level = {
  '1': 'Mitarbeitende',
  '2': 'Administration',
  '3': 'Systemverantwortung',
  '4': 'Systemadministration',
} satisfies Translation<'de', typeof en>;
