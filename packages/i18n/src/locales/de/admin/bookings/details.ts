import type { Translation } from '../../../../translation';
import type { details as en } from '../../../en/admin/bookings/details';

export const details = {
  open: 'Details ändern',
  hint: 'Was dazugebucht ist und wie sie gezählt wird.',
  title: 'Details der Reservierung ändern',
} satisfies Translation<'de', typeof en>;
