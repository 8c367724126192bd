import type { Translation } from '../../../../translation';
import type { frame as en } from '../../../en/admin/shell/frame';

export const frame = {
  venueTime: 'Hora del establecimiento ({{zone}})',
} satisfies Translation<'es', typeof en>;
