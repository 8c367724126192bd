import type { Translation } from '../../../translation';
import type { ownRequests as en } from '../../en/hub/own-requests';

export const ownRequests = {
  title: 'Demandes sur vos données',
  text: 'Faites une demande à {{vendor}} au sujet de vos données. Vous aurez une réponse sous 30 jours.',
  ask: 'Faire une demande',
  what: 'Que souhaitez-vous ?',
  kinds: {
    access: 'Une copie de tout ce qui me concerne',
    correction: 'Rectifier une erreur',
    erasure: 'Effacer mes données',
    restriction: 'Conserver mes données sans les utiliser',
    objection: 'Arrêter toute publicité',
    portability: 'Mes données pour un autre service',
  },
  details: 'Précisions',
  detailsHint: 'Vous pouvez laisser ce champ vide.',
  send: 'Envoyer la demande',
  sent: 'Votre demande est envoyée. Vous recevez un accusé par e-mail.',
  failed: 'Votre demande n’a pas pu être envoyée.',
  loadFailed: 'Vos demandes n’ont pas pu être chargées.',
  number: 'Numéro {{reference}}',
  due: 'Réponse au plus tard le {{date}}',
  withdraw: 'Retirer',
  withdrawn: 'Votre demande est retirée.',
  states: {
    unconfirmed: 'Non confirmée',
    open: 'En cours',
    answered: 'Traitée',
    refused: 'Refusée',
    withdrawn: 'Retirée',
    lapsed: 'Jamais confirmée',
  },
} satisfies Translation<'fr', typeof en>;
