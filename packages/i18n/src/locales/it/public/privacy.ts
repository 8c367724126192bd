import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/public/privacy';

export const privacy = {
  title: 'Una richiesta sui Suoi dati',
  text: 'Chieda a {{vendor}} qualcosa sui Suoi dati. Le invieremo un link per confermare che è Lei.',
  what: 'Che cosa desidera?',
  details: 'Dettagli',
  detailsHint: 'Può lasciarlo vuoto.',
  send: 'Invia richiesta',
  kinds: {
    access: 'Una copia di tutto ciò che è conservato su di me',
    correction: 'Correggere qualcosa di sbagliato',
    erasure: 'Cancellare i miei dati',
    restriction: 'Conservare i miei dati senza usarli',
    objection: 'Fermare ogni pubblicità',
    portability: 'I miei dati per un altro servizio',
  },
  sent: 'Se {{vendor}} conosce questo indirizzo, un link è in arrivo. La richiesta vale dopo che lo avrà aperto.',
  confirm: {
    title: 'Confermi la Sua richiesta',
    text: 'Un clic, e la struttura risponde entro 30 giorni.',
    button: 'Sono stato io',
    done: 'La Sua richiesta è confermata',
    doneText: 'Il numero è {{reference}}. Avrà una risposta entro {{due}}.',
    invalid: 'Questo link non è valido',
    invalidText: 'Funziona una volta, per 48 ore. Rifaccia la richiesta o scriva alla struttura.',
  },
} satisfies Translation<'it', typeof en>;
