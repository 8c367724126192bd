import type { Translation } from '../../../../translation';
import type { level as en } from '../../../en/admin/shell/level';

export const level = {
  '1': 'Ansatt',
  '2': 'Administrator',
  '3': 'Systemeier',
  '4': 'Systemadministrator',
} satisfies Translation<'no', typeof en>;
