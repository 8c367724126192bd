import type { Translation } from '../../../../translation';
import type { stays as en } from '../../../en/admin/guests/stays';

export const stays = {
  title: 'Séjours',
  none: 'Ce client n’a aucun séjour.',
  failed: 'Les séjours n’ont pas pu être chargés.',
  arrivalDate: 'Date d’arrivée',
  departureDate: 'Date de départ',
  bookingDate: 'Date de réservation',
  pax: 'Nombre de personnes',
  services: 'Services',
  serviceName: 'Service',
  bookingsCreated: 'Réservations créées',
  dayMapping: 'Jour',
  addons: 'Suppléments',
  treatmentTypes: 'Types de soins',
  noServices: 'Aucun service ne fait partie de ce séjour.',
  noAddons: 'Aucun supplément ne fait partie de ce séjour.',
  noTreatmentTypes: 'Aucun type de soin ne fait partie de ce séjour.',
  nights: 'Nuits',
  roomType: 'Type de chambre',
  status: 'Statut',
  dayNumber: 'Jour {{day}}',
  statuses: {
    expected: 'Attendu',
    inHouse: 'Sur place',
    departed: 'Parti',
    cancelled: 'Annulé',
    noShow: 'Non présenté',
  },
} satisfies Translation<'fr', typeof en>;
