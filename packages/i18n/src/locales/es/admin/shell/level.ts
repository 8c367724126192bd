import type { Translation } from '../../../../translation';
import type { level as en } from '../../../en/admin/shell/level';

export const level = {
  '1': 'Empleado',
  '2': 'Administrador',
  '3': 'Propietario del sistema',
  '4': 'Administrador del sistema',
} satisfies Translation<'es', typeof en>;
