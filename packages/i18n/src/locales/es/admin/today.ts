import type { Translation } from '../../../translation';
import type { today as en } from '../../en/admin/today';

export const today = {
  covers: {
    title: 'Comensales',
    booked: 'Reservados',
    busiest: 'Más llegadas a las {{time}}: {{covers}} ({{service}})',
    busiestOf: 'Más llegadas a las {{time}}: {{covers}} de {{most}} como máximo ({{service}})',
  },
  failedMessages: 'Mensajes fallidos',
  newBookings: 'Reservado hoy',
  bookings: 'Reservas',
  participants: 'Participantes',
  arrived: 'Llegados',
  pending: 'Por llegar',
  waiting: 'En lista de espera',
  ofPlaces: '{{taken}} de {{places}} plazas',
  none: 'No hay nada reservado para hoy',
  noneHint: 'Las nuevas reservas aparecen aquí por sí solas.',
  earlier_one: 'Antes hoy: {{count}} participante',
  earlier_many: 'Antes hoy: {{count}} participantes',
  earlier_other: 'Antes hoy: {{count}} participantes',
} satisfies Translation<'es', typeof en>;
