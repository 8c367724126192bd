import type { Translation } from '../../../../translation';
import type { details as en } from '../../../en/admin/bookings/details';

export const details = {
  open: 'Endre detaljer',
  hint: 'Hva som er bestilt med den, og hvordan den telles.',
  title: 'Endre detaljer i reservasjonen',
} satisfies Translation<'no', typeof en>;
