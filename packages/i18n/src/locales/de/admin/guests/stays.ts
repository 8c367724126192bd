import type { Translation } from '../../../../translation';
import type { stays as en } from '../../../en/admin/guests/stays';

export const stays = {
  title: 'Aufenthalte',
  none: 'Dieser Gast hat keine Aufenthalte.',
  failed: 'Die Aufenthalte konnten nicht geladen werden.',
  arrivalDate: 'Anreisedatum',
  departureDate: 'Abreisedatum',
  bookingDate: 'Buchungsdatum',
  pax: 'Anzahl Gäste',
  services: 'Angebote',
  serviceName: 'Angebot',
  bookingsCreated: 'Angelegte Buchungen',
  dayMapping: 'Tag',
  addons: 'Extras',
  treatmentTypes: 'Behandlungsarten',
  noServices: 'Zu diesem Aufenthalt gehören keine Angebote.',
  noAddons: 'Zu diesem Aufenthalt gehören keine Extras.',
  noTreatmentTypes: 'Zu diesem Aufenthalt gehören keine Behandlungsarten.',
  nights: 'Nächte',
  roomType: 'Zimmertyp',
  status: 'Status',
  dayNumber: 'Tag {{day}}',
  statuses: {
    expected: 'Erwartet',
    inHouse: 'Im Haus',
    departed: 'Abgereist',
    cancelled: 'Storniert',
    noShow: 'Nicht erschienen',
  },
} satisfies Translation<'de', typeof en>;
