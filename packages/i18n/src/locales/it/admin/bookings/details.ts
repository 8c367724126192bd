import type { Translation } from '../../../../translation';
import type { details as en } from '../../../en/admin/bookings/details';

export const details = {
  open: 'Modifica dettagli',
  hint: 'Che cosa è prenotato insieme e come viene contata.',
  title: 'Modifica i dettagli della prenotazione',
} satisfies Translation<'it', typeof en>;
