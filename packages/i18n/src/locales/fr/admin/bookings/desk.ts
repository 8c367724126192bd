import type { Translation } from '../../../../translation';
import type { desk as en } from '../../../en/admin/bookings/desk';

export const desk = {
  allBookings: 'Toutes les réservations à venir pour « {{term}} »',
  shortcuts:
    'Ctrl+K ou / ouvre cette recherche · ↑ ↓ et Entrée choisissent · Ctrl+S enregistre un formulaire · Ctrl+Entrée réserve dans la réservation express',
  addService: 'Ajouter une prestation',
} satisfies Translation<'fr', typeof en>;
