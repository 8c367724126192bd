import type { Translation } from '../../../translation';
import type { systemStatus as en } from '../../en/public/system-status';

export const systemStatus = {
  title: 'Stato del sistema',
  lead: 'Qualcosa non funziona? Qui si vede se dipende da noi.',
  measured: 'Controllato alle {{time}}. La pagina ricontrolla da sola ogni mezzo minuto.',
  overall: {
    working: 'Funziona tutto',
    impaired: 'Qualcosa è lento o non funziona',
    down: 'Al momento non funziona nulla',
    unreachable: 'Da qui non siamo raggiungibili',
  },
  says: {
    working: 'Si può prenotare, pagare e ricevere messaggi come sempre.',
    impaired:
      'Le prenotazioni vengono accettate. I ritardi si recuperano da soli; non serve ripetere nulla.',
    down: 'In questo momento non possiamo accettare né mostrare prenotazioni. La struttura risponde al telefono.',
    unreachable:
      'O la sua connessione è interrotta o lo è la nostra. Riproviamo ogni mezzo minuto.',
  },
  states: {
    working: 'Funziona',
    slow: 'Lento',
    down: 'Non funziona',
    off: 'Non configurato',
  },
  parts: {
    bookings: {
      name: 'Prenotazioni',
      text: 'Vedere la disponibilità, prenotare, modificare e annullare',
    },
    messages: { name: 'Messaggi', text: 'Conferme, promemoria e link per e-mail' },
    payments: { name: 'Pagamenti', text: 'Pagamenti, rimborsi e rinnovi' },
    partners: { name: 'Webhook', text: 'Avvisare i sistemi dei partner delle modifiche' },
    background: {
      name: 'Lavori in background',
      text: 'Immagini, liste d’attesa e lavori notturni',
    },
  },
} satisfies Translation<'it', typeof en>;
