import type { Translation } from '../../../../translation';
import type { guestFigures as en } from '../../../en/admin/guests/guest-figures';

export const guestFigures = {
  label: 'De un vistazo',
  visits: 'Visitas',
  lastVisit: 'Última visita',
  noShows: 'No presentados',
  cancelled: 'Canceladas',
  revenue: 'Ingresos',
  paid: 'Pagado en línea',
  toPay: 'Por pagar con enlace',
  failed: 'No se pudieron cargar las cifras.',
} satisfies Translation<'es', typeof en>;
