import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Angekreuzte Reservierungen',
  selected_one: '{{count}} Reservierung ausgewählt',
  selected_other: '{{count}} Reservierungen ausgewählt',
  status: 'Neuer Status',
  apply: 'Anwenden',
  clear: 'Auswahl aufheben',
  changed_one: '{{count}} Reservierung geändert.',
  changed_other: '{{count}} Reservierungen geändert.',
} satisfies Translation<'de', typeof en>;
