import type { Translation } from '../../../translation';
import type { ownRequests as en } from '../../en/hub/own-requests';

export const ownRequests = {
  title: 'Richieste sui Suoi dati',
  text: 'Chieda a {{vendor}} qualcosa sui Suoi dati. Avrà una risposta entro 30 giorni.',
  ask: 'Fai una richiesta',
  what: 'Che cosa desidera?',
  kinds: {
    access: 'Una copia di tutto ciò che è conservato su di me',
    correction: 'Correggere qualcosa di sbagliato',
    erasure: 'Cancellare i miei dati',
    restriction: 'Conservare i miei dati senza usarli',
    objection: 'Fermare ogni pubblicità',
    portability: 'I miei dati per un altro servizio',
  },
  details: 'Dettagli',
  detailsHint: 'Può lasciarlo vuoto.',
  send: 'Invia richiesta',
  sent: 'La Sua richiesta è stata inviata. Riceverà una conferma via email.',
  failed: 'Impossibile inviare la richiesta.',
  loadFailed: 'Impossibile caricare le richieste.',
  number: 'Numero {{reference}}',
  due: 'Risposta entro {{date}}',
  withdraw: 'Ritira',
  withdrawn: 'La richiesta è stata ritirata.',
  states: {
    unconfirmed: 'Non confermata',
    open: 'Aperta',
    answered: 'Evasa',
    refused: 'Respinta',
    withdrawn: 'Ritirata',
    lapsed: 'Mai confermata',
  },
} satisfies Translation<'it', typeof en>;
