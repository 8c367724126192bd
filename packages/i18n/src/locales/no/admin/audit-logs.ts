import type { Translation } from '../../../translation';
import type { auditLogs as en } from '../../en/admin/audit-logs';
import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Endringslogg',
  none: 'Ingenting er loggført ennå.',
  failed: 'Endringsloggen kunne ikke lastes inn.',
  when: 'Når',
  who: 'Hvem',
  what: 'Hva',
  reason: 'Begrunnelse',
  actor: {
    staff: 'Ansatt',
    guest: 'Gjesten',
    key: 'En partner',
    visitor: 'En besøkende',
    system: 'Systemet',
  },
  ...auditSentences,
} satisfies Translation<'no', typeof en>;
