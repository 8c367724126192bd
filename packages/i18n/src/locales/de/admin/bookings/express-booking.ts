import type { Translation } from '../../../../translation';
import type { expressBooking as en } from '../../../en/admin/bookings/express-booking';

export const expressBooking = {
  hint: 'Gast eintippen, dann Strg+Eingabe. Die nächste freie Uhrzeit ist schon gewählt.',
  newGuest: 'Neuer Gast „{{name}}“',
  walkIn: 'Laufkundschaft ohne Namen',
  searching: 'Suche…',
  fullWaitingList: 'voll, Warteliste',
  ofThemChildren: 'Davon Kinder',
  isBooked: 'Gebucht: {{name}}, {{service}}, {{when}}. Nummer {{number}}.',
  isWaiting: 'Auf der Warteliste: {{name}}, {{service}}, {{when}}. Nummer {{number}}.',
  bookedHere: 'Eben hier gebucht',
  noneYet: 'Noch nichts. Was Sie buchen, erscheint hier, zum Öffnen oder Vorlesen.',
  noServices: 'Noch ist nichts buchbar',
  noServicesHint: 'Sobald ein Angebot aktiv ist, kann es hier gebucht werden.',
  noneLeft: 'An diesem Tag ist keine Uhrzeit mehr übrig.',
  recordPast: 'Vergangene Reservierung nachtragen',
  started: 'läuft',
  over: 'vorbei',
} satisfies Translation<'de', typeof en>;
