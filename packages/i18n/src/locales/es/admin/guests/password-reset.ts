import type { Translation } from '../../../../translation';
import type { passwordReset as en } from '../../../en/admin/guests/password-reset';

export const passwordReset = {
  title: 'Establecer nueva contraseña',
  note: 'La contraseña no se guarda en texto legible una vez sobrescrita. Debe comunicar la nueva contraseña al huésped.',
  submit: 'Restablecer contraseña',
  success: 'La contraseña se ha restablecido',
  failed: 'No se ha podido restablecer la contraseña',
} satisfies Translation<'es', typeof en>;
