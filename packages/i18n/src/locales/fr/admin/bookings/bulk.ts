import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Réservations cochées',
  selected_one: '{{count}} réservation cochée',
  selected_other: '{{count}} réservations cochées',
  selected_many: '{{count}} réservations cochées',
  status: 'Nouveau statut',
  apply: 'Appliquer',
  clear: 'Tout décocher',
  changed_one: '{{count}} réservation modifiée.',
  changed_other: '{{count}} réservations modifiées.',
  changed_many: '{{count}} réservations modifiées.',
} satisfies Translation<'fr', typeof en>;
