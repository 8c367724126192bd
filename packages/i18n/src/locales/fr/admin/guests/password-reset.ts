import type { Translation } from '../../../../translation';
import type { passwordReset as en } from '../../../en/admin/guests/password-reset';

export const passwordReset = {
  title: 'Définir un nouveau mot de passe',
  note: 'Le mot de passe n’est pas conservé en clair après son remplacement. Vous devez communiquer le nouveau mot de passe au client.',
  submit: 'Réinitialiser le mot de passe',
  success: 'Le mot de passe a été réinitialisé',
  failed: 'Le mot de passe n’a pas pu être réinitialisé',
} satisfies Translation<'fr', typeof en>;
