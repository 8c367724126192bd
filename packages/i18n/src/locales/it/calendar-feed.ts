import type { Translation } from '../../translation';
import type { calendarFeed as en } from '../en/calendar-feed';

export const calendarFeed = {
  title: {
    therapist: 'Nel Suo calendario',
    service: 'Calendario',
    diningRoom: 'Calendario',
  },
  about: {
    therapist:
      'I Suoi trattamenti compaiono nel calendario del telefono. Chi ha l’indirizzo può leggerli: orari, trattamenti, cabine e nomi degli ospiti.',
    service:
      'Ogni orario prenotato compare nel calendario del telefono, con il numero di persone attese. Non contiene nomi; chi ha l’indirizzo può leggerlo.',
    diningRoom:
      'Ogni orario in cui i tavoli di questa sala sono occupati compare nel calendario del telefono, con il numero di persone attese. Non contiene nomi; chi ha l’indirizzo può leggerlo.',
  },
  make: 'Crea indirizzo',
  renew: 'Nuovo indirizzo',
  made: 'Indirizzo creato il {{date}}. È stato mostrato una sola volta.',
  shown: 'Si abboni a questo indirizzo nel Suo calendario. Non verrà più mostrato.',
  address: 'Indirizzo del calendario',
  copy: 'Copia',
  copied: 'Copiato',
  end: 'Elimina indirizzo',
  endAsk: 'Eliminare questo indirizzo?',
  endText: 'I calendari che lo usano non verranno più aggiornati.',
  isMade: 'Nuovo indirizzo creato',
  isEnded: 'Indirizzo eliminato',
  failed: 'Impossibile modificare l’indirizzo del calendario.',
} satisfies Translation<'it', typeof en>;
