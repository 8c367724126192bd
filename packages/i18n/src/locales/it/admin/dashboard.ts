import type { Translation } from '../../../translation';
import type { dashboard as en } from '../../en/admin/dashboard';

export const dashboard = {
  asTable: 'Mostra come tabella',
  asChart: 'Mostra come grafico',
  free: 'Posti liberi',
  hours: 'Ora per ora',
  hoursHint: 'Partecipanti di tutti i servizi secondo l’ora di inizio.',
  outlook: 'I prossimi 14 giorni',
  outlookHint: 'Partecipanti prenotati e posti ancora liberi, giorno per giorno.',
  nothingOffered: 'Non è offerto né prenotato nulla.',
  newBookings: 'Prenotato oggi',
  showAll: 'Mostra tutte le {{count}}',
  shownOf: '{{shown}} di {{count}} prenotazioni. L’elenco le mostra tutte.',
  showList: 'Mostra l’elenco',
  latestOf: 'Gli ultimi {{shown}} di {{count}}.',
  failedMessages: 'Messaggi non recapitati',
  noneOfDay: 'Per questo giorno non c’è nulla di prenotato',
} satisfies Translation<'it', typeof en>;
