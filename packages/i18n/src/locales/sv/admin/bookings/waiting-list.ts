import type { Translation } from '../../../../translation';
import type { waitingList as en } from '../../../en/admin/bookings/waiting-list';

export const waitingList = {
  hint: 'I den ordning de anmälde sig. Gästen får ett meddelande.',
  since: 'sedan {{when}}',
  free_one: '{{count}} plats ledig nu',
  free_other: '{{count}} platser lediga nu',
  noneFree: 'Ingen ledig plats',
  notOffered: 'Den här tiden erbjuds inte längre',
  tooFew: 'För få platser',
  promoteName: 'Ge plats till {{name}}',
  promoted: '{{name}} har fått platserna: {{service}}, {{when}}.',
  none: 'Ingen väntar',
  noneHint: 'Den som frågar efter en full tid med väntelista visas här automatiskt.',
  more: 'Det här är de första {{count}}. Senare dagar visas när starten flyttas.',
  failed: 'Väntelistan kunde inte hämtas.',
} satisfies Translation<'sv', typeof en>;
