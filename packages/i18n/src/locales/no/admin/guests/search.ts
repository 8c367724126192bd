import type { Translation } from '../../../../translation';
import type { search as en } from '../../../en/admin/guests/search';

export const search = {
  title: 'Gjester',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  email: 'E-post',
  phone: 'Telefon',
  loyaltyCode: 'Lojalitetskode',
  profile: 'Profil',
  profileOf: 'Profilen til {{name}}',
  found_one: '{{count}} gjest',
  found_other: '{{count}} gjester',
  more: 'Mer enn {{count}} gjester',
  none: 'Ingen gjest passer til «{{term}}».',
  recent: 'Nylig lagt til',
  noneHint: 'Søk etter en del av navn, e-post, telefonnummer eller lojalitetskode.',
  failed: 'Søket kunne ikke utføres.',
  createGuest: 'Opprett ny gjest',
  start: 'Søk etter en gjest',
  tooMany: 'For mange gjester passer',
  tooManyHint:
    'Skriv flere bokstaver, eller legg til en annen del av navnet, e-posten eller telefonnummeret.',
} satisfies Translation<'no', typeof en>;
