import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Réservations',
  title: 'Rechercher des clients, des réservations et des pages',
  placeholder: 'Nom, téléphone, numéro de réservation ou page',
  results: 'Résultats de la recherche',
  guests: 'Clients',
  pages: 'Pages',
  places: 'Salles et services',
  actions: 'Actions possibles',
  actionNames: {
    newReservation: 'Nouvelle réservation de table',
    compareMonths: 'Comparer ce mois au précédent',
    addService: 'Ajouter un service',
    addPackage: 'Ajouter un forfait',
    addMembershipType: 'Ajouter un type d’abonnement',
    addTreatmentType: 'Ajouter un soin',
    addTheme: 'Ajouter un thème',
    addMessage: 'Ajouter un modèle de message',
  },
  allResults: 'Tous les clients pour « {{term}} »',
  count_one: '{{count}} résultat',
  count_many: '{{count}} résultats',
  count_other: '{{count}} résultats',
} satisfies Translation<'fr', typeof en>;
