import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Prenotazioni',
  title: 'Cerca ospiti, prenotazioni e pagine',
  placeholder: 'Nome, telefono, numero di prenotazione o pagina',
  results: 'Risultati della ricerca',
  guests: 'Ospiti',
  pages: 'Pagine',
  allResults: 'Tutti gli ospiti per «{{term}}»',
  count_one: '{{count}} risultato',
  count_many: '{{count}} risultati',
  count_other: '{{count}} risultati',
} satisfies Translation<'it', typeof en>;
