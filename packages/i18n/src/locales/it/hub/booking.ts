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
    waiting: 'In lista d’attesa',
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
    confirmText: 'Controlli i dettagli, poi confermi.',
  },
  sending: {
    slow: 'Invio ancora in corso. La connessione è lenta; lasci aperta questa pagina.',
    undecided:
      'La connessione è caduta durante l’invio della prenotazione per {{date}} alle {{time}}. Quanto ha inserito è conservato. Riprovi: non verrà prenotato due volte.',
    offline: 'È offline. L’invio riprende appena torna la connessione.',
  },
  again: 'Prenota di nuovo',
  removeFromCalendar: 'Rimuovi dal calendario',
  cancelFree: 'L’annullamento è gratuito.',
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
    title: 'Il Suo carrello',
    intro: 'Prenotiamo tutto insieme, oppure niente.',
    another: 'Aggiungi un’altra attività',
    add: 'Aggiungi al carrello',
    remove: 'Rimuovi {{activity}}',
    payment: 'Pagamento per {{activity}}',
    nothingBooked: 'Non è stato prenotato nulla.',
    rest: 'Scelga un altro orario per {{activity}} o rimuova l’attività per prenotare il resto.',
    heldUntil: 'Tenuto per lei fino alle {{time}}',
    bookAll: 'Prenota tutte e {{number}}',
    also: 'Anche nel carrello',
    only: 'Prenota solo {{activity}}',
    left: 'Non prenotato, ma ancora nel carrello: {{activities}}.',
    lost: 'Nulla al suo interno è più riservato per Lei.',
    back: 'Indietro',
    notHeld: 'Non più riservato per Lei',
    see: 'Vedi il carrello',
    bookedAndWaiting: 'La Sua prenotazione è confermata. È in lista d’attesa per {{activities}}.',
  },
  overlap: {
    text: 'Si sovrappone a {{activity}}, {{when}}.',
    pair: '{{activity}} si sovrappone a {{other}}, {{when}}.',
    allowed: 'Può prenotare comunque.',
  },
} as const satisfies Translation<'it', typeof en>;
