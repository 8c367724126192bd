import type { Translation } from '../../../../translation';
import type { reservations as en } from '../../../en/admin/guests/reservations';

export const reservations = {
  title: 'Prenotazioni',
  upcoming: 'In programma',
  hidePast: 'Nascondi le prenotazioni passate',
  none: 'Questo ospite non ha prenotazioni.',
  noneUpcoming: 'Questo ospite non ha prenotazioni in programma.',
  failed: 'Si è verificato un errore durante il caricamento delle prenotazioni',
  past: 'Passate e annullate',
} satisfies Translation<'it', typeof en>;
