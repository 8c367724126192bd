import type { Translation } from '../../../../translation';
import type { stays as en } from '../../../en/admin/guests/stays';

export const stays = {
  title: 'Soggiorni',
  none: 'Questo ospite non ha soggiorni.',
  failed: 'Non è stato possibile caricare i soggiorni.',
  arrivalDate: 'Data di arrivo',
  departureDate: 'Data di partenza',
  bookingDate: 'Data di prenotazione',
  pax: 'Numero di ospiti',
  services: 'Servizi',
  serviceName: 'Servizio',
  bookingsCreated: 'Prenotazioni create',
  dayMapping: 'Giorno',
  addons: 'Extra',
  treatmentTypes: 'Tipi di trattamento',
  noServices: 'Questo soggiorno non comprende servizi.',
  noAddons: 'Questo soggiorno non comprende extra.',
  noTreatmentTypes: 'Questo soggiorno non comprende tipi di trattamento.',
  nights: 'Notti',
  roomType: 'Tipo di camera',
  status: 'Stato',
  dayNumber: 'Giorno {{day}}',
  statuses: {
    expected: 'Atteso',
    inHouse: 'In struttura',
    departed: 'Partito',
    cancelled: 'Annullato',
    noShow: 'Non presentato',
  },
} satisfies Translation<'it', typeof en>;
