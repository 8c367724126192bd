import type { Translation } from '../../../translation';
import type { reviews as en } from '../../en/admin/reviews';

export const reviews = {
  title: 'Avis',
  intro: 'Ce que les clients ont dit le lendemain de leur visite',
  none: 'Aucun client n’a encore évalué de visite',
  noneHint:
    'Quand les demandes d’avis sont activées dans les paramètres de l’entreprise, les clients sont interrogés vers midi le lendemain.',
  noneOf: 'Aucune visite n’a reçu cette note.',
  failed: 'Les avis n’ont pas pu être chargés.',
  average: '{{average}} sur 5',
  count_one: '{{count}} note',
  count_many: '{{count}} notes',
  count_other: '{{count}} notes',
  stars: '{{rating}} sur 5',
  show: 'Afficher',
  all: 'Toutes les notes',
  gone: 'Client sans données',
  rating: 'Note',
  spread: 'Combien de fois chaque note a été donnée',
} satisfies Translation<'fr', typeof en>;
