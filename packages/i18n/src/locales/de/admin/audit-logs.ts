import type { Translation } from '../../../translation';
import type { auditLogs as en } from '../../en/admin/audit-logs';
import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Änderungsprotokoll',
  none: 'Es wurde noch nichts protokolliert.',
  failed: 'Das Änderungsprotokoll konnte nicht geladen werden.',
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  reason: 'Grund',
  actor: {
    staff: 'Mitarbeitende',
    guest: 'Der Gast',
    key: 'Ein Partner',
    visitor: 'Besucher',
    system: 'Das System',
  },
  ...auditSentences,
} satisfies Translation<'de', typeof en>;
