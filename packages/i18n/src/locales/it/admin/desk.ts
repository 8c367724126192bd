import type { Translation } from '../../../translation';
import type { desk as en } from '../../en/admin/desk';

export const desk = {
  allBookings: 'Tutte le prossime prenotazioni per “{{term}}”',
  shortcuts:
    'Ctrl+K o / apre questa ricerca · ↑ ↓ e Invio scelgono · Ctrl+S salva un modulo · Ctrl+Invio prenota nella prenotazione rapida',
  latestOnly: 'Sono mostrati i {{shown}} più recenti; possono essercene di meno recenti.',
  addService: 'Aggiungi un servizio',
} satisfies Translation<'it', typeof en>;
