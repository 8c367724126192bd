import type { Translation } from '../../../../translation';
import type { guestFigures as en } from '../../../en/admin/guests/guest-figures';

export const guestFigures = {
  label: 'In breve',
  visits: 'Visite',
  lastVisit: 'Ultima visita',
  noShows: 'Mancate presentazioni',
  cancelled: 'Annullate',
  revenue: 'Ricavi',
  paid: 'Pagato online',
  toPay: 'Da pagare tramite link',
  failed: 'Non è stato possibile caricare i dati.',
} satisfies Translation<'it', typeof en>;
