import type { Translation } from '../../../../translation';
import type { reservations as en } from '../../../en/admin/guests/reservations';

export const reservations = {
  title: 'Réservations',
  upcoming: 'À venir',
  hidePast: 'Masquer les réservations passées',
  none: 'Ce client n’a aucune réservation.',
  noneUpcoming: 'Ce client n’a aucune réservation à venir.',
  failed: 'Une erreur est survenue lors du chargement des réservations',
  past: 'Passées et annulées',
} satisfies Translation<'fr', typeof en>;
