import type { Translation } from '../../translation';
import type { help as en } from '../en/help';

export const help = {
  title: 'Guida',
  search: 'Cerca nella guida',
  hint: 'Che cosa cerca?',
  onPage: 'Per questa pagina',
  all: 'Tutta la guida',
  results_one: '{{count}} risposta',
  results_many: '{{count}} di risposte',
  results_other: '{{count}} risposte',
  none: 'Nessun risultato per «{{term}}». Provi un’altra parola.',
  language: 'La guida è in inglese e norvegese. Qui è mostrata in inglese.',
  close: 'Chiudi la guida',
} satisfies Translation<'it', typeof en>;
