import type { Translation } from '../../../../translation';
import type { paidBy as en } from '../../../en/admin/bookings/paid-by';

export const paidBy = {
  label: 'Betales av',
  nothing: 'Gjesten',
  stay: 'Denne reservasjonen er en del av gjestens opphold.',
  stayOf: 'Opphold {{days}}',
} satisfies Translation<'no', typeof en>;
