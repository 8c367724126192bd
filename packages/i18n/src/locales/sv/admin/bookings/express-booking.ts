import type { Translation } from '../../../../translation';
import type { expressBooking as en } from '../../../en/admin/bookings/express-booking';

export const expressBooking = {
  hint: 'Skriv gästens namn och sedan Ctrl+Enter. Nästa tid med plats är redan vald.',
  newGuest: 'Ny gäst ”{{name}}”',
  walkIn: 'Drop-in utan namn',
  searching: 'Söker…',
  fullWaitingList: 'fullt, väntelista',
  ofThemChildren: 'Varav barn',
  isBooked: 'Bokat: {{name}}, {{service}}, {{when}}. Nummer {{number}}.',
  isWaiting: 'På väntelistan: {{name}}, {{service}}, {{when}}. Nummer {{number}}.',
  bookedHere: 'Nyss bokat här',
  noneYet: 'Inget ännu. Det du bokar visas här, att öppna eller läsa upp.',
  noServices: 'Inget kan bokas ännu',
  noServicesHint: 'Så snart en tjänst är aktiv kan den bokas här.',
  noneLeft: 'Ingen tid kvar den här dagen.',
  recordPast: 'Registrera en tidigare bokning',
  started: 'pågår',
  over: 'över',
} satisfies Translation<'sv', typeof en>;
