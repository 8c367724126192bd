import type { Translation } from '../../../../translation';
import type { frame as en } from '../../../en/admin/shell/frame';

export const frame = {
  venueTime: 'Heure sur place ({{zone}})',
} satisfies Translation<'fr', typeof en>;
