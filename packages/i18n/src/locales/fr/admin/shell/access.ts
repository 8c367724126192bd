import type { Translation } from '../../../../translation';
import type { access as en } from '../../../en/admin/shell/access';

export const access = {
  notAllowed: 'Accès refusé',
  whoMay:
    'Cette page est réservée au niveau {{least}} et au-dessus ; vous êtes connecté en tant que {{own}}. Une personne de ce niveau peut l’ouvrir pour vous ou modifier votre niveau sous Paramètres, Équipe.',
  toToday: 'Aller à Aujourd’hui',
  moduleOff: 'Désactivé',
  moduleOffTitle: '{{modules}} : désactivé pour {{venue}}',
  kept: 'Ce qui a été enregistré est conservé et revient dès que le module est réactivé.',
  toModules: 'Ouvrir les modules',
  turnOffTitle: 'Désactiver {{module}} ?',
  turnOffText:
    'Ses pages disparaissent aussitôt pour le personnel et les clients. Ce qui est réservé le reste : on le trouve par la recherche et sur la fiche du client. Rien n’est supprimé.',
  turnOff: 'Désactiver',
} satisfies Translation<'fr', typeof en>;
