import type { Translation } from '../../../../translation';
import type { stays as en } from '../../../en/admin/guests/stays';

export const stays = {
  title: 'Vistelser',
  none: 'Den här gästen har inga vistelser.',
  failed: 'Vistelserna kunde inte laddas.',
  arrivalDate: 'Ankomstdatum',
  departureDate: 'Avresedatum',
  bookingDate: 'Bokningsdatum',
  pax: 'Antal gäster',
  services: 'Tjänster',
  serviceName: 'Tjänst',
  bookingsCreated: 'Skapade bokningar',
  dayMapping: 'Dag',
  addons: 'Tillägg',
  treatmentTypes: 'Behandlingstyper',
  noServices: 'Inga tjänster ingår i vistelsen.',
  noAddons: 'Inga tillägg ingår i vistelsen.',
  noTreatmentTypes: 'Inga behandlingstyper ingår i vistelsen.',
  nights: 'Nätter',
  roomType: 'Rumstyp',
  status: 'Status',
  dayNumber: 'Dag {{day}}',
  statuses: {
    expected: 'Väntas',
    inHouse: 'På plats',
    departed: 'Avrest',
    cancelled: 'Avbokad',
    noShow: 'Uteblev',
  },
} satisfies Translation<'sv', typeof en>;
