import type { Translation } from '../../../translation';
import type { tableStatuses as en } from '../../en/messages/table-statuses';

export const tableStatuses = {
  seated: 'À table',
  served: 'Servi',
  paid: 'Payé',
  toClear: 'À débarrasser',
  left: 'Parti',
} satisfies Translation<'fr', typeof en>;
