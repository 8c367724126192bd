import type { Translation } from '../../../../translation';
import type { paidBy as en } from '../../../en/admin/bookings/paid-by';

export const paidBy = {
  label: 'Pagato con',
  nothing: 'L’ospite',
  stay: 'Questa prenotazione fa parte del soggiorno dell’ospite.',
  stayOf: 'Soggiorno {{days}}',
} satisfies Translation<'it', typeof en>;
