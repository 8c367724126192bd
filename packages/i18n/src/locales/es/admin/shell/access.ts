import type { Translation } from '../../../../translation';
import type { access as en } from '../../../en/admin/shell/access';

export const access = {
  notAllowed: 'Sin acceso',
  whoMay:
    'Esta página es para el nivel {{least}} o superior; ha iniciado sesión como {{own}}. Quien tenga ese nivel puede abrirla por usted o cambiar su nivel en Ajustes, Personal.',
  toToday: 'Ir a Hoy',
  moduleOff: 'Desactivado',
  moduleOffTitle: '{{modules}}: desactivado para {{venue}}',
  kept: 'Lo guardado se conserva y vuelve en cuanto se active de nuevo el módulo.',
  toModules: 'Abrir módulos',
  turnOffTitle: '¿Desactivar {{module}}?',
  turnOffText:
    'Sus páginas desaparecen de inmediato para el personal y los huéspedes. Lo reservado sigue reservado: se encuentra con la búsqueda y en la ficha del huésped. No se elimina nada.',
  turnOff: 'Desactivar',
} satisfies Translation<'es', typeof en>;
