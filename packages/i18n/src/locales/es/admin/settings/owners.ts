import type { Translation } from '../../../../translation';
import type { owners as en } from '../../../en/admin/settings/owners';

export const owners = {
  title: 'Propietarios de {{venue}}',
  open: 'Propietarios de «{{venue}}»',
  none: 'Este establecimiento aún no tiene propietario',
  noneText:
    'Invite al primer propietario: con el enlace del correo elige una contraseña y después invita a los demás.',
  invite: 'Invitar a un propietario',
  close: 'Cerrar',
} satisfies Translation<'es', typeof en>;
