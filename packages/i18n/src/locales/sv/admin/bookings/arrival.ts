import type { Translation } from '../../../../translation';
import type { arrival as en } from '../../../en/admin/bookings/arrival';

export const arrival = {
  counters: 'Var gästerna är',
  states: {
    expected: 'Väntas fortfarande',
    here: 'Här nu',
    left: 'Har gått hem',
    absent: 'Kommer inte',
  },
  search: 'Vem är här?',
  searchHint: 'Namn, telefon, rum eller bokningsnummer',
  marked: '{{name}}: {{status}}',
  moreFor: 'Andra statusar för {{name}}',
  late: '{{minutes}} min sen',
  none: 'Ingen väntas den här dagen',
  noMatch: 'Ingen sådan står på listan',
  failed: 'Ankomsterna kunde inte hämtas.',
  over_one: 'Gått hem eller kommer inte: {{count}} deltagare',
  over_other: 'Gått hem eller kommer inte: {{count}} deltagare',
} satisfies Translation<'sv', typeof en>;
