import type { Translation } from '../../../translation';
import type { tableStatuses as en } from '../../en/messages/table-statuses';

export const tableStatuses = {
  seated: 'Vid bordet',
  served: 'Serverad',
  paid: 'Betald',
  toClear: 'Ska dukas av',
  left: 'Gått',
} satisfies Translation<'sv', typeof en>;
