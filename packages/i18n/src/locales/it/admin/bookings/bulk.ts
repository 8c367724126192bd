import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Prenotazioni selezionate',
  selected_one: '{{count}} prenotazione selezionata',
  selected_other: '{{count}} prenotazioni selezionate',
  selected_many: '{{count}} prenotazioni selezionate',
  status: 'Nuovo stato',
  apply: 'Applica',
  clear: 'Deseleziona tutto',
  changed_one: '{{count}} prenotazione modificata.',
  changed_other: '{{count}} prenotazioni modificate.',
  changed_many: '{{count}} prenotazioni modificate.',
} satisfies Translation<'it', typeof en>;
