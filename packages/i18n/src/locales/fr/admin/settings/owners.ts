import type { Translation } from '../../../../translation';
import type { owners as en } from '../../../en/admin/settings/owners';

export const owners = {
  title: 'Propriétaires de {{venue}}',
  open: 'Propriétaires de « {{venue}} »',
  none: 'Cet établissement n’a pas encore de propriétaire',
  noneText:
    'Invitez le premier propriétaire : le lien de l’e-mail permet de choisir un mot de passe, puis le propriétaire invite les autres.',
  invite: 'Inviter un propriétaire',
  close: 'Fermer',
} satisfies Translation<'fr', typeof en>;
