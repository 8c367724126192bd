import type { Translation } from '../../../../translation';
import type { narrow as en } from '../../../en/admin/bookings/list-narrow';

export const narrow = {
  by: {
    label: 'Giorno',
    start: 'della visita',
    created: 'della prenotazione',
  },
  hour: 'Inizio tra le {{from}} e le {{until}}',
  guest: 'Solo un ospite',
  nobody: 'Solo senza ospite',
} satisfies Translation<'it', typeof en>;
