import type { Translation } from '../../../translation';
import type { tableStatuses as en } from '../../en/messages/table-statuses';

export const tableStatuses = {
  seated: 'Al tavolo',
  served: 'Servito',
  paid: 'Pagato',
  toClear: 'Da sparecchiare',
  left: 'Andato via',
} satisfies Translation<'it', typeof en>;
