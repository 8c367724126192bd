import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Prenotazioni',
  title: 'Cerca ospiti, prenotazioni e pagine',
  placeholder: 'Nome, telefono, numero di prenotazione o pagina',
  results: 'Risultati della ricerca',
  guests: 'Ospiti',
  pages: 'Pagine',
  places: 'Sale e servizi',
  actions: 'Azioni',
  actionNames: {
    newReservation: 'Nuova prenotazione di un tavolo',
    compareMonths: 'Confronta questo mese con il precedente',
    addService: 'Aggiungi un servizio',
    addPackage: 'Aggiungi un pacchetto',
    addMembershipType: 'Aggiungi un tipo di abbonamento',
    addTreatmentType: 'Aggiungi un trattamento',
    addTheme: 'Aggiungi un tema',
    addMessage: 'Aggiungi un modello di messaggio',
  },
  allResults: 'Tutti gli ospiti per «{{term}}»',
  count_one: '{{count}} risultato',
  count_many: '{{count}} risultati',
  count_other: '{{count}} risultati',
} satisfies Translation<'it', typeof en>;
