import type { Translation } from '../../../translation';
import type { auditFilter as en } from '../../en/admin/audit-filter';
import { auditSetupEntities } from './audit-setup';

export const auditFilter = {
  label: 'Filter',
  who: 'Wer',
  anybody: 'Alle',
  kind: 'Was',
  anything: 'Alles',
  from: 'Von',
  until: 'Bis',
  reset: 'Filter zurücksetzen',
  none: 'Nichts im Protokoll passt zu diesen Filtern.',
  entities: {
    ...auditSetupEntities,
    customer: 'Den Gast',
    booking: 'Reservierungen',
    stay: 'Aufenthalte',
    treatment: 'Behandlungen',
    membership: 'Mitgliedschaften',
    message: 'Nachrichten',
  },
} satisfies Translation<'de', typeof en>;
