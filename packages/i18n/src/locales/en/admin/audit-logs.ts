import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Audit Logs',
  none: 'Nothing has been logged yet.',
  failed: 'The audit log could not be loaded.',
  when: 'When',
  who: 'Who',
  what: 'What',
  reason: 'Reason',
  actor: {
    staff: 'Staff',
    guest: 'The guest',
    key: 'A partner',
    visitor: 'A visitor',
    system: 'The system',
  },
  ...auditSentences,
} as const;
