import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Bestillinger',
  title: 'Søk i gjester, bestillinger og sider',
  placeholder: 'Navn, telefon, bestillingsnummer eller side',
  results: 'Søkeresultater',
  guests: 'Gjester',
  pages: 'Sider',
  allResults: 'Alle gjester for «{{term}}»',
  count_one: '{{count}} treff',
  count_other: '{{count}} treff',
} satisfies Translation<'no', typeof en>;
