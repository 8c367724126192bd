import type { Translation } from '../../../../translation';
import type { expressBooking as en } from '../../../en/admin/bookings/express-booking';

export const expressBooking = {
  hint: 'Escriba el nombre del huésped y después Ctrl+Intro. La próxima hora libre ya está elegida.',
  newGuest: 'Nuevo huésped «{{name}}»',
  walkIn: 'Sin reserva y sin nombre',
  searching: 'Buscando…',
  fullWaitingList: 'completo, lista de espera',
  ofThemChildren: 'De los cuales, niños',
  isBooked: 'Reservado: {{name}}, {{service}}, {{when}}. Número {{number}}.',
  isWaiting: 'En lista de espera: {{name}}, {{service}}, {{when}}. Número {{number}}.',
  bookedHere: 'Reservado aquí ahora mismo',
  noneYet: 'Nada todavía. Lo que reserve aparecerá aquí, para abrirlo o leerlo en voz alta.',
  noServices: 'Todavía no se puede reservar nada',
  noServicesHint: 'En cuanto un servicio esté activo, se podrá reservar aquí.',
  noneLeft: 'No queda ninguna hora este día.',
  recordPast: 'Registrar una reserva pasada',
  started: 'en curso',
  over: 'terminada',
} satisfies Translation<'es', typeof en>;
