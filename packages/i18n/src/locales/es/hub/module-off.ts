import type { Translation } from '../../../translation';
import type { moduleOff as en } from '../../en/hub/module-off';

export const moduleOff = {
  title: 'No se ofrece aquí',
  text: '{{venue}} no ofrece esto por ahora. Lo que ha reservado se mantiene igual.',
} satisfies Translation<'es', typeof en>;
