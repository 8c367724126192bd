import type { Translation } from '../../../translation';
import type { tableStatuses as en } from '../../en/messages/table-statuses';

export const tableStatuses = {
  seated: 'Am Tisch',
  served: 'Serviert',
  paid: 'Bezahlt',
  toClear: 'Abzuräumen',
  left: 'Gegangen',
} satisfies Translation<'de', typeof en>;
