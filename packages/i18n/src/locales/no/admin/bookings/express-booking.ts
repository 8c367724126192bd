import type { Translation } from '../../../../translation';
import type { expressBooking as en } from '../../../en/admin/bookings/express-booking';

export const expressBooking = {
  hint: 'Skriv inn gjestens navn, og så Ctrl+Enter. Neste tid med plass er allerede valgt.',
  newGuest: 'Ny gjest «{{name}}»',
  walkIn: 'Drop-in uten navn',
  searching: 'Søker…',
  fullWaitingList: 'fullt, venteliste',
  ofThemChildren: 'Herav barn',
  isBooked: 'Bestilt: {{name}}, {{service}}, {{when}}. Nummer {{number}}.',
  isWaiting: 'På venteliste: {{name}}, {{service}}, {{when}}. Nummer {{number}}.',
  bookedHere: 'Nettopp bestilt her',
  noneYet: 'Ingenting ennå. Det du bestiller, vises her, så du kan åpne det eller lese det opp.',
  noServices: 'Ingenting kan bestilles ennå',
  noServicesHint: 'Så snart en tjeneste er aktiv, kan den bestilles her.',
  noneLeft: 'Ingen tid igjen denne dagen.',
  recordPast: 'Registrer en tidligere reservasjon',
  started: 'pågår',
  over: 'avsluttet',
} satisfies Translation<'no', typeof en>;
