import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/public/privacy';

export const privacy = {
  title: 'Une demande sur vos données',
  text: 'Faites une demande à {{vendor}} au sujet de vos données. Vous recevrez un lien pour confirmer que c’est bien vous.',
  what: 'Que souhaitez-vous ?',
  details: 'Précisions',
  detailsHint: 'Vous pouvez laisser ce champ vide.',
  send: 'Envoyer la demande',
  kinds: {
    access: 'Une copie de tout ce qui me concerne',
    correction: 'Rectifier une erreur',
    erasure: 'Effacer mes données',
    restriction: 'Conserver mes données sans les utiliser',
    objection: 'Arrêter toute publicité',
    portability: 'Mes données pour un autre service',
  },
  sent: 'Si {{vendor}} connaît cette adresse, un lien est en route. Votre demande compte une fois que vous l’avez suivi.',
  confirm: {
    title: 'Confirmez votre demande',
    text: 'Un clic, et l’établissement répond sous 30 jours.',
    button: 'C’était moi',
    done: 'Votre demande est confirmée',
    doneText: 'Son numéro est {{reference}}. Vous aurez une réponse au plus tard le {{due}}.',
    invalid: 'Ce lien n’est pas valable',
    invalidText:
      'Il fonctionne une fois, pendant 48 heures. Refaites la demande ou écrivez à l’établissement.',
  },
} satisfies Translation<'fr', typeof en>;
