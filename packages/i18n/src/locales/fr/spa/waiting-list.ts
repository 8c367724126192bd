import type { Translation } from '../../../translation';
import type { spaWaits as en } from '../../en/spa/waiting-list';

export const spaWaits = {
  count_one: '{{count}} client attend ce jour',
  count_many: '{{count}} clients attendent ce jour',
  count_other: '{{count}} clients attendent ce jour',
  hint: 'Celui qui attend depuis le plus longtemps d’abord. Les clients reçoivent un e-mail quand un horaire se libère.',
  asks: 'Souhaite {{who}}',
  woman: 'une femme',
  man: 'un homme',
  free: 'Libre : {{times}}',
  noneFree: 'Aucun horaire libre',
  told: 'Prévenu {{when}}',
  tell: 'Prévenir',
  tellNamed: 'Prévenir {{name}} des horaires libres',
  wasTold: '{{name}} a été prévenu des horaires libres.',
  tellFailed: 'Le client n’a pas pu être prévenu.',
  remove: 'Retirer',
  removeNamed: 'Retirer {{name}} de la liste d’attente',
  removeText: 'Le client n’est pas prévenu. Il peut s’inscrire à nouveau.',
  removed: '{{name}} n’est plus sur la liste d’attente.',
  removeFailed: 'Le client n’a pas pu être retiré de la liste d’attente.',
  failed: 'La liste d’attente n’a pas pu être chargée.',
} satisfies Translation<'fr', typeof en>;
