import type { Translation } from '../../../translation';
import type { spa as en } from '../../en/public/spa';

export const spa = {
  title: 'Trovare una spa',
  text: 'Inserisca il nome dell’hotel o della spa in cui desidera un trattamento.',
  titleOf: 'Trattamenti da {{name}}',
  lead: 'Veda i prezzi e gli orari liberi, e prenoti.',
  treatments: 'Trattamenti',
  from: 'Da {{price}}',
  free: 'Gratuito',
  together_one: 'Per {{count}} persona',
  together_many: 'Per {{count}} persone insieme',
  together_other: 'Per {{count}} persone insieme',
  times: 'Vedi gli orari',
  timesOf: 'Vedi gli orari: {{treatment}}',
  none: '{{name}} non offre trattamenti online.',
  failed: 'Non è stato possibile caricare i trattamenti. Riprovi.',
  therapists_one: 'Operatore: {{names}}',
  therapists_many: 'Operatori: {{names}}',
  therapists_other: 'Operatori: {{names}}',
  cancelBefore: 'Cancellazione gratuita fino a {{duration}} prima dell’inizio',
  cancelUntilStart: 'Cancellazione gratuita fino all’inizio',
  length: 'Durata',
  next: 'Prossimi orari liberi',
  noneSoon:
    'Nessun orario libero nei prossimi 31 giorni. Scelga un giorno successivo al momento della prenotazione.',
  book: 'Scegli un altro giorno',
  signIn: 'Per prenotare, acceda a {{name}} o crei lì un account.',
  notOffered: 'Questo trattamento non si può prenotare online.',
  oneFailed: 'Non è stato possibile caricare il trattamento. Riprovi.',
} satisfies Translation<'it', typeof en>;
