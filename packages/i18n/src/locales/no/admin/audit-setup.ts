import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  bookingStatus: 'Bestillingsstatuser',
  diningRoom: 'Spisesaler',
  membershipType: 'Medlemskapstyper',
  messageTemplate: 'Meldingsmaler',
  package: 'Pakker',
  segment: 'Segmenter',
  service: 'Tjenester',
  theme: 'Temaer',
  user: 'Ansatte',
  vendor: 'Stedet',
} satisfies Translation<'no', typeof en>;
