import type { Translation } from '../../../translation';
import type { booking as en } from '../../en/hub/booking';

export const booking = {
  steps: {
    progress: 'Passaggio {{position}} di {{total}}',
    date: 'Scelta della data',
    time: 'Scelta dell’ora',
    details: 'Dati degli ospiti',
    comments: 'Commenti',
    overview: 'Riepilogo della prenotazione',
    complete: 'Prenotazione completata',
  },
  continue: 'Continua',
  change: 'Modifica',
  guest: {
    title: 'Prenotato da',
  },
  comments: {
    intro: 'C’è qualcosa che dovremmo sapere? Può lasciare vuoto il campo.',
  },
  companion: {
    known: 'Dalle prenotazioni precedenti',
    addKnown: 'Aggiungi {{name}}',
  },
  overview: {
    when: 'Quando',
    companions: 'Accompagnatori',
    confirm: 'Conferma la prenotazione',
    confirmText: 'Controlli che tutto sia corretto. La prenotazione è fatta quando la completa.',
  },
  sending: {
    slow: 'Invio ancora in corso. La connessione è lenta; lasci aperta questa pagina.',
    undecided:
      'La connessione è caduta durante l’invio della prenotazione per {{date}} alle {{time}}. Quanto ha inserito è conservato. Riprovi: non verrà prenotato due volte.',
    offline: 'È offline. L’invio riprende appena torna la connessione.',
  },
  again: 'Prenota di nuovo',
  removeFromCalendar: 'Rimuovi dal calendario',
  cancelFree: 'La cancellazione non le costa nulla.',
  membership: {
    title: 'Come desidera pagare?',
    use: 'Usa {{membership}}',
    left: 'ne restano {{left}}, questa prenotazione ne usa {{uses}}',
    unlimited: 'Illimitato',
    none: 'Senza abbonamento',
    covered: 'Coperto',
    paid: 'Pagato con {{membership}}',
    stay: 'Incluso nel soggiorno',
    givenBack: 'L’utilizzo dell’abbonamento le viene restituito.',
  },
  cart: {
    title: 'Prenota insieme',
    intro: 'Aggiunga un’altra attività qui sotto o completi: si prenota tutto insieme, o niente.',
    another: 'Aggiungi un’altra attività',
    add: 'Aggiungi a ciò che prenota insieme',
    remove: 'Rimuovi {{activity}}',
    payment: 'Pagamento per {{activity}}',
    nothingBooked: 'Non è stato prenotato nulla.',
    rest: 'Scelga un altro orario per {{activity}} o rimuova l’attività per prenotare il resto.',
    heldUntil: 'Tenuto per lei fino alle {{time}}',
  },
} as const satisfies Translation<'it', typeof en>;
