import type { Translation } from '../../../../translation';
import type { paidBy as en } from '../../../en/admin/bookings/paid-by';

export const paidBy = {
  label: 'Betalas av',
  nothing: 'Gästen',
  stay: 'Bokningen ingår i gästens vistelse.',
  stayOf: 'Vistelse {{days}}',
} satisfies Translation<'sv', typeof en>;
