import type { Translation } from '../../../../translation';
import type { desk as en } from '../../../en/admin/bookings/desk';

export const desk = {
  allBookings: 'Tutte le prossime prenotazioni per “{{term}}”',
  shortcuts:
    'Ctrl+K o / apre questa ricerca · ↑ ↓ e Invio scelgono · Ctrl+S salva un modulo · Ctrl+Invio prenota nella prenotazione rapida',
  addService: 'Aggiungi un servizio',
} satisfies Translation<'it', typeof en>;
