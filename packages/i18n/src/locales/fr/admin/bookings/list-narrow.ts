import type { Translation } from '../../../../translation';
import type { narrow as en } from '../../../en/admin/bookings/list-narrow';

export const narrow = {
  by: {
    label: 'Jour de',
    start: 'la visite',
    created: 'la réservation',
  },
  hour: 'Début entre {{from}} et {{until}}',
  guest: 'Un seul client',
  nobody: 'Sans client seulement',
} satisfies Translation<'fr', typeof en>;
