import type { Translation } from '../../../../translation';
import type { search as en } from '../../../en/admin/guests/search';

export const search = {
  title: 'Gäste',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  loyaltyCode: 'Kundencode',
  profile: 'Profil',
  profileOf: 'Profil von {{name}}',
  found_one: '{{count}} Gast',
  found_other: '{{count}} Gäste',
  more: 'Mehr als {{count}} Gäste',
  none: 'Kein Gast passt zu „{{term}}“.',
  recent: 'Zuletzt angelegt',
  noneHint:
    'Suchen Sie nach einem Teil des Namens, einer E-Mail-Adresse, einer Telefonnummer oder einem Kundencode.',
  failed: 'Die Suche konnte nicht ausgeführt werden.',
  createGuest: 'Neuen Gast anlegen',
  start: 'Suchen Sie einen Gast',
  tooMany: 'Zu viele Gäste passen dazu',
  tooManyHint:
    'Geben Sie mehr Buchstaben ein oder ergänzen Sie einen weiteren Teil von Name, E-Mail oder Telefonnummer.',
} satisfies Translation<'de', typeof en>;
