import type { Translation } from '../../../translation';
import type { wip as en } from '../../en/admin/wip';

export const wip = {
  title: 'Modules',
  intro: 'Ce que votre établissement utilise aujourd’hui.',
  failed: 'Les modules n’ont pas pu être chargés.',
  venue: 'Votre établissement',
  on: 'Activé',
  off: 'Désactivé',
  whoSwitches: 'Un propriétaire du système active et désactive les modules.',
  modules: {
    services: {
      name: 'Activités',
      text: 'Des services avec horaires hebdomadaires, jours spéciaux, places, suppléments et liste d’attente, réservés par le personnel ou par les clients.',
    },
    stays: {
      name: 'Séjours',
      text: 'Des visites d’une nuit ou plus, avec les services inclus chaque jour et ce qu’il reste à réserver.',
    },
    memberships: {
      name: 'Abonnements',
      text: 'Des cartes et forfaits à nombre d’utilisations limité ou non, à l’accueil ou lors d’une réservation, avec un journal de chaque utilisation.',
    },
    openBooking: {
      name: 'Réservation ouverte',
      text: 'Les visiteurs réservent depuis votre site, sans compte.',
    },
    fnb: {
      name: 'Restaurant',
      text: 'La salle en plan : les tables, qui est assis où, qui arrive ensuite.',
    },
    spa: {
      name: 'Spa',
      text: 'Des soins avec praticiens et cabines.',
    },
  },
} satisfies Translation<'fr', typeof en>;
