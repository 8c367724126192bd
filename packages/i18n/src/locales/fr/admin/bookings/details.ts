import type { Translation } from '../../../../translation';
import type { details as en } from '../../../en/admin/bookings/details';

export const details = {
  open: 'Modifier les détails',
  hint: 'Ce qui est réservé avec et comment elle est comptée.',
  title: 'Modifier les détails de la réservation',
} satisfies Translation<'fr', typeof en>;
