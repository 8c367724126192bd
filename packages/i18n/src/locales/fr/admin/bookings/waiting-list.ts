import type { Translation } from '../../../../translation';
import type { waitingList as en } from '../../../en/admin/bookings/waiting-list';

export const waitingList = {
  hint: 'Par ordre d’inscription. Le client est prévenu par message.',
  since: 'depuis le {{when}}',
  free_one: '{{count}} place libre',
  free_other: '{{count}} places libres',
  free_many: '{{count}} places libres',
  noneFree: 'Aucune place libre',
  notOffered: 'Cet horaire n’est plus proposé',
  tooFew: 'Pas assez de places',
  promoteName: 'Attribuer une place à {{name}}',
  promoted: '{{name}} a obtenu les places : {{service}}, {{when}}.',
  none: 'Personne n’attend',
  noneHint: 'Qui demande un horaire complet avec liste d’attente apparaît ici automatiquement.',
  more: 'Voici les {{count}} premiers. Les jours suivants s’affichent en avançant le début.',
  failed: 'La liste d’attente n’a pas pu être chargée.',
} satisfies Translation<'fr', typeof en>;
