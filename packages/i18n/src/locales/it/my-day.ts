import type { Translation } from '../../translation';
import type { myDay as en } from '../en/my-day';

export const myDay = {
  hours: 'Lavora {{times}}',
  break: 'Pausa {{times}}',
  off: 'Non in servizio',
  noTherapist: {
    title: 'Il Suo account non è collegato a nessun operatore',
    text: 'Un amministratore collega gli account in Impostazioni, Operatori.',
  },
  free: {
    title: 'Nessun trattamento',
    text: 'In questo giorno non c’è nulla di prenotato con Lei.',
  },
  failed: 'Impossibile caricare la Sua giornata.',
  now: 'Con Lei adesso',
  next: 'Prossimo',
  startsIn: 'tra {{duration}}',
  late: '{{duration}} di ritardo',
  over: 'Era l’ultimo di oggi',
  list: 'Trattamenti',
  guest: 'Ospite sconosciuto',
  guests_one: '{{count}} ospite',
  guests_many: '{{count}} ospiti',
  guests_other: '{{count}} ospiti',
  start: 'Inizia',
  finish: 'Concluso',
  started: 'Iniziato alle {{time}}',
  done: 'Concluso alle {{time}}',
  notStarted: 'In realtà non iniziato',
  reopen: 'In realtà non concluso',
  pause: 'Pausa',
  notes: {
    allergies: 'Allergie',
    preferences: 'Preferenze',
    comment: 'Dall’ospite',
    internal: 'Dal team',
  },
  none: 'Nessuna nota',
  with: 'Con {{names}}',
  minutes: '{{count}} min',
  said: {
    started: '{{name}}: iniziato',
    done: '{{name}}: concluso',
    waiting: '{{name}}: non iniziato',
    failed: 'Impossibile salvare.',
  },
} satisfies Translation<'it', typeof en>;
