import type { Translation } from '../../../../translation';
import type { details as en } from '../../../en/admin/bookings/details';

export const details = {
  open: 'Ändra detaljer',
  hint: 'Vad som är bokat med den och hur den räknas.',
  title: 'Ändra bokningens detaljer',
} satisfies Translation<'sv', typeof en>;
