import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Bokningar',
  title: 'Sök bland gäster, bokningar och sidor',
  placeholder: 'Namn, telefon, bokningsnummer eller sida',
  results: 'Sökresultat',
  guests: 'Gäster',
  pages: 'Sidor',
  allResults: 'Alla gäster för ”{{term}}”',
  count_one: '{{count}} träff',
  count_other: '{{count}} träffar',
} satisfies Translation<'sv', typeof en>;
