import type { Translation } from '../../../translation';
import type { auditFilter as en } from '../../en/admin/audit-filter';
import { auditSetupEntities } from './audit-setup';

export const auditFilter = {
  label: 'Filter',
  who: 'Vem',
  anybody: 'Alla',
  kind: 'Vad',
  anything: 'Allt',
  from: 'Från',
  until: 'Till',
  reset: 'Återställ filter',
  none: 'Inget i loggen matchar filtren.',
  entities: {
    ...auditSetupEntities,
    customer: 'Gästen',
    booking: 'Bokningar',
    stay: 'Vistelser',
    treatment: 'Behandlingar',
    membership: 'Medlemskap',
    message: 'Meddelanden',
  },
} satisfies Translation<'sv', typeof en>;
