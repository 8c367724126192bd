import type { Translation } from '../../../translation';
import type { groupMessage as en } from '../../en/front-desk/group-message';

export const groupMessage = {
  title_one: 'Mensaje a {{count}} huésped',
  title_many: 'Mensaje a {{count}} huéspedes',
  title_other: 'Mensaje a {{count}} huéspedes',
  marketing: 'Publicidad',
  marketingHint: 'No se envía a los huéspedes que rechazaron la publicidad.',
  send_one: 'Enviar a {{count}} huésped',
  send_many: 'Enviar a {{count}} huéspedes',
  send_other: 'Enviar a {{count}} huéspedes',
  nobody: 'No hay a quién enviarlo',
  leftOut: 'No se envía a',
  noEmail: 'sin dirección de correo',
  optedOut: 'rechazó la publicidad',
  sent_one: 'Mensaje enviado a {{count}} huésped',
  sent_many: 'Mensaje enviado a {{count}} huéspedes',
  sent_other: 'Mensaje enviado a {{count}} huéspedes',
  failed: 'No se pudo enviar el mensaje. Nadie lo ha recibido.',
  checkFailed: 'No se pudo comprobar a quién llega. Los excluidos se indican tras el envío.',
} satisfies Translation<'es', typeof en>;
