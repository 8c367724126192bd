import type { Translation } from '../../../../translation';
import type { arrival as en } from '../../../en/admin/bookings/arrival';

export const arrival = {
  counters: 'Wo die Gäste sind',
  states: {
    expected: 'Noch erwartet',
    here: 'Anwesend',
    left: 'Gegangen',
    absent: 'Kommen nicht',
  },
  search: 'Wer ist da?',
  searchHint: 'Name, Telefon, Zimmer oder Buchungsnummer',
  marked: '{{name}}: {{status}}',
  moreFor: 'Weitere Status für {{name}}',
  late: '{{minutes}} min zu spät',
  none: 'An diesem Tag wird niemand erwartet',
  noMatch: 'Niemand auf der Liste passt dazu',
  failed: 'Die Ankünfte konnten nicht geladen werden.',
  over_one: 'Gegangen oder nicht gekommen: {{count}} Person',
  over_other: 'Gegangen oder nicht gekommen: {{count}} Personen',
} satisfies Translation<'de', typeof en>;
