import type { Translation } from '../../../translation';
import type { auditLogs as en } from '../../en/admin/audit-logs';
import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Registro delle modifiche',
  none: 'Non è stato ancora registrato nulla.',
  failed: 'Non è stato possibile caricare il registro delle modifiche.',
  when: 'Quando',
  who: 'Chi',
  what: 'Cosa',
  reason: 'Motivo',
  actor: {
    staff: 'Personale',
    guest: 'L’ospite',
    key: 'Un partner',
    visitor: 'Un visitatore',
    system: 'Il sistema',
  },
  ...auditSentences,
} satisfies Translation<'it', typeof en>;
