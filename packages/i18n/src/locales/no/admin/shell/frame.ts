import type { Translation } from '../../../../translation';
import type { frame as en } from '../../../en/admin/shell/frame';

export const frame = {
  venueTime: 'Tid på stedet ({{zone}})',
} satisfies Translation<'no', typeof en>;
