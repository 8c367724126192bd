import type { Translation } from '../../../../translation';
import type { desk as en } from '../../../en/admin/bookings/desk';

export const desk = {
  allBookings: 'Todas las próximas reservas de «{{term}}»',
  shortcuts:
    'Ctrl+K o / abre esta búsqueda · ↑ ↓ e Intro eligen · Ctrl+S guarda un formulario · Ctrl+Intro reserva en la reserva rápida',
  addService: 'Añadir un servicio',
} satisfies Translation<'es', typeof en>;
