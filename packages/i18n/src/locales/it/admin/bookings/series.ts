import type { Translation } from '../../../../translation';
import type { series as en } from '../../../en/admin/bookings/series';

export const series = {
  repeat: 'Ripeti in più date',
  every: 'Ogni',
  weeks_one: '{{count}} settimana',
  weeks_other: '{{count}} settimane',
  weeks_many: '{{count}} settimane',
  until: 'Fino al',
  onFull: {
    label: 'Quando una data è al completo',
    skip: 'Saltarla',
    stop: 'Fermarsi lì',
  },
  plan: 'Ciò che verrebbe prenotato',
  planFailed: 'Non è stato possibile controllare le date.',
  booked_one: '{{count}} data su {{all}} ha posto.',
  booked_other: '{{count}} date su {{all}} hanno posto.',
  booked_many: '{{count}} date su {{all}} hanno posto.',
  outcome: {
    booked: 'posto',
    closed: 'chiuso',
    full: 'al completo',
    stopped: 'non più prenotato',
  },
  submit: 'Prenota tutte le date con posto',
  basket: 'Da prenotare insieme',
  addMore: 'Aggiungi un altro servizio',
  removeItem: 'Rimuovi {{name}}',
  bookAll_one: 'Effettua {{count}} prenotazione',
  bookAll_other: 'Effettua {{count}} prenotazioni',
  bookAll_many: 'Effettua {{count}} prenotazioni',
  groupBooked_one: '{{count}} prenotazione effettuata.',
  groupBooked_other: '{{count}} prenotazioni effettuate.',
  groupBooked_many: '{{count}} prenotazioni effettuate.',
  dates: 'Date della serie',
  together: 'Prenotato insieme',
  cancelAll: 'Annulla tutte le future',
  cancelAllText:
    'Vengono annullate tutte le prenotazioni non ancora iniziate. Quelle passate restano come sono. Quanto pagato in anticipo torna all’ospite secondo le condizioni di ciascuna.',
  done_one: '{{count}} data su {{all}} è prenotata.',
  done_other: '{{count}} date su {{all}} sono prenotate.',
  done_many: '{{count}} date su {{all}} sono prenotate.',
  putOnList: 'Metti «{{name}}» in lista d’attesa',
  fullItem:
    '«{{name}}» non ha posto per questo gruppo. Può attendere per intero mentre il resto viene prenotato.',
} satisfies Translation<'it', typeof en>;
