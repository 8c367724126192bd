import type { Translation } from '../../../translation';
import type { reviews as en } from '../../en/admin/reviews';

export const reviews = {
  title: 'Recensioni',
  intro: 'Che cosa hanno detto gli ospiti il giorno dopo la visita',
  none: 'Nessun ospite ha ancora valutato una visita',
  noneHint:
    'Con le richieste di valutazione attive nelle impostazioni dell’azienda, agli ospiti viene chiesto verso mezzogiorno del giorno dopo.',
  noneOf: 'Nessuna visita ha questa valutazione.',
  failed: 'Non è stato possibile caricare le recensioni.',
  average: '{{average}} su 5',
  count_one: '{{count}} valutazione',
  count_many: '{{count}} valutazioni',
  count_other: '{{count}} valutazioni',
  stars: '{{rating}} su 5',
  show: 'Mostra',
  all: 'Tutte le valutazioni',
  gone: 'Ospite senza dati',
  rating: 'Valutazione',
  spread: 'Quante volte è stata data ogni valutazione',
} satisfies Translation<'it', typeof en>;
