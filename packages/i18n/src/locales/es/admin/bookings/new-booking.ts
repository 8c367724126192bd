import type { Translation } from '../../../../translation';
import type { newBooking as en } from '../../../en/admin/bookings/new-booking';

export const newBooking = {
  title: 'Nueva reserva',
  chooseService: 'Elija un servicio',
  chooseDate: 'Elija una fecha',
  chooseTime: 'Elija una hora',
  submit: 'Reservar',
  submitWaitingList: 'Añadir a la lista de espera',
  submitOver: 'Reservar por encima de la capacidad',
  override: 'Pasar por alto la disponibilidad',
  overrideReason: 'Motivo de la excepción',
  overPace:
    '{{time}}: aún pueden llegar {{left}} y este grupo es de {{size}}. Puede continuar de todos modos.',
  servicesFailed: 'No se ha podido obtener la lista de servicios',
  details: 'Detalles',
  comment: 'Comentario (lo ve el cliente)',
  fewer: 'Menos: {{name}}',
  more: 'Más: {{name}}',
  overrideNotice:
    'No se comprueban plazas, apertura ni horarios. El motivo queda en el registro de cambios.',
  waitingNotice: 'Esta hora está completa. El cliente pasa a la lista de espera.',
} satisfies Translation<'es', typeof en>;
