import type { Translation } from '../../../../translation';
import type { frame as en } from '../../../en/admin/shell/frame';

export const frame = {
  venueTime: 'Tid på platsen ({{zone}})',
} satisfies Translation<'sv', typeof en>;
