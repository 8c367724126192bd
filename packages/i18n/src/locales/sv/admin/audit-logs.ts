import type { Translation } from '../../../translation';
import type { auditLogs as en } from '../../en/admin/audit-logs';
import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Ändringslogg',
  none: 'Ingenting har loggats ännu.',
  failed: 'Ändringsloggen kunde inte laddas.',
  when: 'När',
  who: 'Vem',
  what: 'Vad',
  reason: 'Motivering',
  actor: {
    staff: 'Personal',
    guest: 'Gästen',
    key: 'En partner',
    visitor: 'En besökare',
    system: 'Systemet',
  },
  ...auditSentences,
} satisfies Translation<'sv', typeof en>;
