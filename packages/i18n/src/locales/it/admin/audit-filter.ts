import type { Translation } from '../../../translation';
import type { auditFilter as en } from '../../en/admin/audit-filter';
import { auditSetupEntities } from './audit-setup';

export const auditFilter = {
  label: 'Filtri',
  who: 'Chi',
  anybody: 'Tutti',
  kind: 'Cosa',
  anything: 'Tutto',
  from: 'Dal',
  until: 'Al',
  reset: 'Reimposta filtri',
  none: 'Nulla nel registro corrisponde a questi filtri.',
  entities: {
    ...auditSetupEntities,
    customer: 'L’ospite',
    booking: 'Prenotazioni',
    stay: 'Soggiorni',
    treatment: 'Trattamenti',
    membership: 'Abbonamenti',
    message: 'Messaggi',
  },
} satisfies Translation<'it', typeof en>;
