import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Avkryssede reservasjoner',
  selected_one: '{{count}} reservasjon valgt',
  selected_other: '{{count}} reservasjoner valgt',
  status: 'Ny status',
  apply: 'Bruk',
  clear: 'Fjern avkryssing',
  changed_one: '{{count}} reservasjon endret.',
  changed_other: '{{count}} reservasjoner endret.',
} satisfies Translation<'no', typeof en>;
