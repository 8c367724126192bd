import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Markerade bokningar',
  selected_one: '{{count}} bokning vald',
  selected_other: '{{count}} bokningar valda',
  status: 'Ny status',
  apply: 'Använd',
  clear: 'Avmarkera alla',
  changed_one: '{{count}} bokning ändrad.',
  changed_other: '{{count}} bokningar ändrade.',
} satisfies Translation<'sv', typeof en>;
