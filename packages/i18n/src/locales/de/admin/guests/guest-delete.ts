import type { Translation } from '../../../../translation';
import type { guestDelete as en } from '../../../en/admin/guests/guest-delete';

export const guestDelete = {
  action: 'Gast löschen',
  title: '{{name}} löschen?',
  text: 'Die persönlichen Daten werden endgültig gelöscht. Frühere Reservierungen und die Zahlen des Hauses bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.',
  done: 'Der Gast wurde gelöscht.',
  failed: 'Der Gast konnte nicht gelöscht werden.',
} satisfies Translation<'de', typeof en>;
