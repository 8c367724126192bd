import type { Translation } from '../../../../translation';
import type { paidBy as en } from '../../../en/admin/bookings/paid-by';

export const paidBy = {
  label: 'Réglé par',
  nothing: 'Le client',
  stay: 'Cette réservation fait partie du séjour du client.',
  stayOf: 'Séjour {{days}}',
} satisfies Translation<'fr', typeof en>;
