import type { Translation } from '../../../../translation';
import type { search as en } from '../../../en/admin/guests/search';

export const search = {
  title: 'Gäster',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-post',
  phone: 'Telefon',
  loyaltyCode: 'Lojalitetskod',
  profile: 'Profil',
  profileOf: 'Profil för {{name}}',
  found_one: '{{count}} gäst',
  found_other: '{{count}} gäster',
  more: 'Fler än {{count}} gäster',
  none: 'Ingen gäst matchar ”{{term}}”.',
  recent: 'Nyligen tillagda',
  noneHint: 'Sök på en del av ett namn, e-post, telefonnummer eller lojalitetskod.',
  failed: 'Sökningen kunde inte genomföras.',
  createGuest: 'Skapa ny gäst',
  start: 'Sök efter en gäst',
  tooMany: 'För många gäster matchar',
  tooManyHint:
    'Skriv fler bokstäver eller lägg till en annan del av namnet, e-postadressen eller telefonnumret.',
} satisfies Translation<'sv', typeof en>;
