import type { Translation } from '../../../../translation';
import type { paidBy as en } from '../../../en/admin/bookings/paid-by';

export const paidBy = {
  label: 'Bezahlt durch',
  nothing: 'Den Gast',
  stay: 'Diese Reservierung gehört zum Aufenthalt des Gastes.',
  stayOf: 'Aufenthalt {{days}}',
} satisfies Translation<'de', typeof en>;
