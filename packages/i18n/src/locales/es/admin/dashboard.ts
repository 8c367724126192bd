import type { Translation } from '../../../translation';
import type { dashboard as en } from '../../en/admin/dashboard';

export const dashboard = {
  asTable: 'Mostrar como tabla',
  asChart: 'Mostrar como gráfico',
  free: 'Plazas libres',
  hours: 'Hora a hora',
  hoursHint: 'Participantes de todos los servicios según la hora de inicio.',
  outlook: 'Los próximos 14 días',
  outlookHint: 'Participantes con reserva y plazas aún libres, día a día.',
  nothingOffered: 'No se ofrece ni se ha reservado nada.',
  newBookings: 'Reservado hoy',
  showAll: 'Mostrar las {{count}}',
  shownOf: 'Se muestran {{shown}} de {{count}} reservas. La lista las tiene todas.',
  showList: 'Mostrar la lista',
  latestOf: 'Los últimos {{shown}} de {{count}}.',
  failedMessages: 'Mensajes que no llegaron',
  noneOfDay: 'No hay nada reservado para este día',
} satisfies Translation<'es', typeof en>;
