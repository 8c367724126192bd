import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Réservations cochées',
  selected_one: '{{count}} réservation sélectionnée',
  selected_other: '{{count}} réservations sélectionnées',
  selected_many: '{{count}} réservations sélectionnées',
  status: 'Nouveau statut',
  apply: 'Appliquer',
  clear: 'Tout décocher',
  changed_one: '{{count}} réservation modifiée.',
  changed_other: '{{count}} réservations modifiées.',
  changed_many: '{{count}} réservations modifiées.',
} satisfies Translation<'fr', typeof en>;
