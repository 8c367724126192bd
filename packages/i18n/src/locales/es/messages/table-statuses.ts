import type { Translation } from '../../../translation';
import type { tableStatuses as en } from '../../en/messages/table-statuses';

export const tableStatuses = {
  seated: 'En la mesa',
  served: 'Servido',
  paid: 'Pagado',
  toClear: 'Por recoger',
  left: 'Se ha ido',
} satisfies Translation<'es', typeof en>;
