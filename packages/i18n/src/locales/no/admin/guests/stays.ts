import type { Translation } from '../../../../translation';
import type { stays as en } from '../../../en/admin/guests/stays';

export const stays = {
  title: 'Opphold',
  none: 'Denne gjesten har ingen opphold.',
  failed: 'Oppholdene kunne ikke lastes inn.',
  arrivalDate: 'Ankomstdato',
  departureDate: 'Avreisedato',
  bookingDate: 'Bestillingsdato',
  pax: 'Antall gjester',
  services: 'Tjenester',
  serviceName: 'Tjeneste',
  bookingsCreated: 'Opprettede bestillinger',
  dayMapping: 'Dag',
  addons: 'Tillegg',
  treatmentTypes: 'Behandlingstyper',
  noServices: 'Ingen tjenester inngår i oppholdet.',
  noAddons: 'Ingen tillegg inngår i oppholdet.',
  noTreatmentTypes: 'Ingen behandlingstyper inngår i oppholdet.',
  nights: 'Netter',
  roomType: 'Romtype',
  status: 'Status',
  dayNumber: 'Dag {{day}}',
  statuses: {
    expected: 'Ventet',
    inHouse: 'På huset',
    departed: 'Reist',
    cancelled: 'Avbestilt',
    noShow: 'Møtte ikke',
  },
} satisfies Translation<'no', typeof en>;
