import type { Translation } from '../../translation';
import type { intake as en } from '../en/intake';

/** Guests’ answers before a treatment, as staff meet them. */
export const intake = {
  title: 'Questionario sulla salute',
  answered: 'Compilato il {{date}}',
  notYet: 'Non ancora compilato',
  all: 'Compilato',
  line: 'Questionario sulla salute: {{state}}',
  some: '{{answered}} di {{count}} hanno risposto',
  read: 'Leggi le risposte',
  readHint: 'Il registro delle modifiche riporta che le ha lette.',
  close: 'Chiudi',
  nothing: 'Nessuna risposta',
  agreed: 'Consenso del {{date}}',
  questions: {
    health: 'Salute',
    pregnancy: 'Gravidanza',
    allergies: 'Allergie',
  },
  guest: 'Ospite {{number}}',
  yes: 'Sì',
  no: 'No',
  empty: 'Nessuno ha ancora risposto.',
  readFailed: 'Non è stato possibile aprire le risposte.',
  handOver: 'Rispondi su questo dispositivo',
  handOverTitle: 'Consegnare questo dispositivo?',
  handOverText:
    'Verrà disconnesso, così l’ospite vede solo il questionario. Acceda di nuovo in seguito.',
  handOverAction: 'Disconnetti e apri il questionario',
  handOverFailed: 'Non è stato possibile aprire il questionario.',
  isClosed: 'Il trattamento è iniziato: non è più possibile rispondere.',
} satisfies Translation<'it', typeof en>;
