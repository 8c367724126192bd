import type { Translation } from '../../../../translation';
import type { frame as en } from '../../../en/admin/shell/frame';

export const frame = {
  venueTime: 'Uhrzeit im Haus ({{zone}})',
} satisfies Translation<'de', typeof en>;
