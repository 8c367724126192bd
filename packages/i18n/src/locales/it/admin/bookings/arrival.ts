import type { Translation } from '../../../../translation';
import type { arrival as en } from '../../../en/admin/bookings/arrival';

export const arrival = {
  counters: 'Dove sono gli ospiti',
  states: {
    expected: 'Ancora attesi',
    here: 'Presenti',
    left: 'Andati via',
    absent: 'Non vengono',
  },
  search: 'Chi è arrivato?',
  searchHint: 'Nome, telefono, camera o numero di prenotazione',
  marked: '{{name}}: {{status}}',
  moreFor: 'Altri stati per {{name}}',
  late: '{{minutes}} min di ritardo',
  none: 'Nessuno è atteso in questo giorno',
  noMatch: 'Nessuno così è nell’elenco',
  failed: 'Non è stato possibile caricare gli arrivi.',
  over_one: 'Andati via o assenti: {{count}} partecipante',
  over_other: 'Andati via o assenti: {{count}} partecipanti',
  over_many: 'Andati via o assenti: {{count}} partecipanti',
} satisfies Translation<'it', typeof en>;
