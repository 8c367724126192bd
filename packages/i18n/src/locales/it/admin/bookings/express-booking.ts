import type { Translation } from '../../../../translation';
import type { expressBooking as en } from '../../../en/admin/bookings/express-booking';

export const expressBooking = {
  hint: 'Digiti l’ospite, poi Ctrl+Invio. Il prossimo orario libero è già scelto.',
  newGuest: 'Nuovo ospite «{{name}}»',
  walkIn: 'Di passaggio, senza nome',
  searching: 'Ricerca…',
  fullWaitingList: 'al completo, lista d’attesa',
  ofThemChildren: 'Di cui bambini',
  isBooked: 'Prenotato: {{name}}, {{service}}, {{when}}. Numero {{number}}.',
  isWaiting: 'In lista d’attesa: {{name}}, {{service}}, {{when}}. Numero {{number}}.',
  bookedHere: 'Appena prenotato qui',
  noneYet: 'Ancora nulla. Ciò che prenota compare qui, da aprire o da leggere.',
  noServices: 'Non c’è ancora nulla da prenotare',
  noServicesHint: 'Appena un servizio è attivo, si può prenotare qui.',
  noneLeft: 'In questo giorno non resta alcun orario.',
  recordPast: 'Registra una prenotazione passata',
  started: 'in corso',
  over: 'terminata',
} satisfies Translation<'it', typeof en>;
