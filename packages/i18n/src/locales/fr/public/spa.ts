import type { Translation } from '../../../translation';
import type { spa as en } from '../../en/public/spa';

export const spa = {
  title: 'Trouver un spa',
  text: 'Saisissez le nom de l’hôtel ou du spa où vous souhaitez un soin.',
  titleOf: 'Les soins de {{name}}',
  lead: 'Consultez les prix et les disponibilités, puis réservez un horaire.',
  treatments: 'Soins',
  from: 'À partir de {{price}}',
  free: 'Gratuit',
  together_one: 'Pour {{count}} personne',
  together_many: 'Pour {{count}} personnes ensemble',
  together_other: 'Pour {{count}} personnes ensemble',
  times: 'Voir les horaires',
  timesOf: 'Voir les horaires : {{treatment}}',
  none: '{{name}} ne propose pas de soins en ligne.',
  failed: 'Les soins n’ont pas pu être chargés. Réessayez.',
  therapists_one: 'Praticien : {{names}}',
  therapists_many: 'Praticiens : {{names}}',
  therapists_other: 'Praticiens : {{names}}',
  cancelBefore: 'Annulation gratuite jusqu’à {{duration}} avant le début',
  cancelUntilStart: 'Annulation gratuite jusqu’au début',
  length: 'Durée',
  next: 'Prochains horaires libres',
  noneSoon:
    'Aucun horaire libre ces 31 prochains jours. Choisissez un jour plus tardif lors de la réservation.',
  book: 'Choisir un autre jour',
  signIn: 'Pour réserver, connectez-vous chez {{name}} ou créez-y un compte.',
  notOffered: 'Ce soin ne se réserve pas en ligne.',
  oneFailed: 'Le soin n’a pas pu être chargé. Réessayez.',
} satisfies Translation<'fr', typeof en>;
