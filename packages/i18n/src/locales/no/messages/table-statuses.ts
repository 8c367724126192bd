import type { Translation } from '../../../translation';
import type { tableStatuses as en } from '../../en/messages/table-statuses';

export const tableStatuses = {
  seated: 'Ved bordet',
  served: 'Servert',
  paid: 'Betalt',
  toClear: 'Skal ryddes',
  left: 'Gått',
} satisfies Translation<'no', typeof en>;
