import type { Translation } from '../../../../translation';
import type { guestDelete as en } from '../../../en/admin/guests/guest-delete';

export const guestDelete = {
  action: 'Eliminar cliente',
  title: '¿Eliminar a {{name}}?',
  text: 'Los datos personales se borran definitivamente. Las reservas pasadas y las cifras del establecimiento se conservan, sin nombre. No se puede deshacer.',
  done: 'El cliente se ha eliminado.',
  failed: 'No se ha podido eliminar al cliente.',
} satisfies Translation<'es', typeof en>;
