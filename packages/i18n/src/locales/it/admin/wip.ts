import type { Translation } from '../../../translation';
import type { wip as en } from '../../en/admin/wip';

export const wip = {
  title: 'Moduli',
  intro: 'Ciò che la struttura usa oggi.',
  failed: 'Non è stato possibile caricare i moduli.',
  venue: 'La vostra struttura',
  on: 'In uso',
  off: 'Disattivato',
  whoSwitches: 'Un proprietario del sistema attiva e disattiva i moduli.',
  modules: {
    services: {
      name: 'Attività',
      text: 'Servizi con orari settimanali, giorni speciali, posti, extra e lista d’attesa, prenotati dal personale o dagli ospiti.',
    },
    stays: {
      name: 'Soggiorni',
      text: 'Visite di una o più notti, con i servizi inclusi in ogni giorno e ciò che resta da prenotare.',
    },
    memberships: {
      name: 'Abbonamenti',
      text: 'Tessere e pass con o senza numero di utilizzi, al banco o alla prenotazione, con un registro di ogni utilizzo.',
    },
    openBooking: {
      name: 'Prenotazione aperta',
      text: 'I visitatori prenotano dal vostro sito senza un account.',
    },
    fnb: {
      name: 'Tavoli',
      text: 'La sala come pianta: i tavoli, chi siede dove, chi arriva dopo.',
    },
    spa: {
      name: 'Spa',
      text: 'Trattamenti con operatori e cabine.',
    },
  },
} satisfies Translation<'it', typeof en>;
