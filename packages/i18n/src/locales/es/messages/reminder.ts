import type { Translation } from '../../../translation';
import type { bookingReminder as en } from '../../en/messages/reminder';

export const bookingReminder = {
  subject: 'Próximamente: {{service}}, {{date}}, {{time}}',
  body: 'Será un placer recibirle en {{vendor}}. Aquí tiene todo lo que necesita para su visita.',
  meetingPoint: 'Punto de encuentro',
  bring: 'Qué traer',
  directions: 'Cómo llegar',
  map: 'Abrir el mapa',
  cannotCome:
    'Si no puede venir, cancele o cambie su reserva para que otra persona aproveche la plaza.',
  calendar: 'Añada la reserva a su calendario con el archivo adjunto.',
} satisfies Translation<'es', typeof en>;
