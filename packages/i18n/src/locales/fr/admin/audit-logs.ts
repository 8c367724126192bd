import type { Translation } from '../../../translation';
import type { auditLogs as en } from '../../en/admin/audit-logs';
import { auditSentences } from './audit-sentences';

export const auditLogs = {
  title: 'Journal des modifications',
  none: 'Rien n’a encore été consigné.',
  failed: 'Le journal n’a pas pu être chargé.',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  reason: 'Motif',
  actor: {
    staff: 'Personnel',
    guest: 'Le client',
    key: 'Un partenaire',
    visitor: 'Un visiteur',
    system: 'Le système',
  },
  ...auditSentences,
} satisfies Translation<'fr', typeof en>;
