import type { Translation } from '../../../translation';
import type { auditLogs as en } from '../../en/admin/audit-logs';
import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Registro de cambios',
  none: 'Todavía no se ha registrado nada.',
  failed: 'No se ha podido cargar el registro de cambios.',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  reason: 'Motivo',
  actor: {
    staff: 'Personal',
    guest: 'El cliente',
    key: 'Un socio',
    visitor: 'Un visitante',
    system: 'El sistema',
  },
  ...auditSentences,
} satisfies Translation<'es', typeof en>;
