import type { Translation } from '../../../../translation';
import type { frame as en } from '../../../en/admin/shell/frame';

export const frame = {
  venueTime: 'Ora della struttura ({{zone}})',
} satisfies Translation<'it', typeof en>;
