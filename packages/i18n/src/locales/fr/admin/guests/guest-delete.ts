import type { Translation } from '../../../../translation';
import type { guestDelete as en } from '../../../en/admin/guests/guest-delete';

export const guestDelete = {
  action: 'Supprimer le client',
  title: 'Supprimer {{name}} ?',
  text: 'Les données personnelles sont effacées définitivement. Les réservations passées et les chiffres de l’établissement restent, sans nom. Cette action est irréversible.',
  done: 'Le client a été supprimé.',
  failed: 'Le client n’a pas pu être supprimé.',
} satisfies Translation<'fr', typeof en>;
