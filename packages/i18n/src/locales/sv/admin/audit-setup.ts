import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  bookingStatus: 'Bokningsstatusar',
  diningRoom: 'Matsalar',
  membershipType: 'Medlemskapstyper',
  messageTemplate: 'Meddelandemallar',
  package: 'Paket',
  segment: 'Segment',
  service: 'Tjänster',
  theme: 'Teman',
  user: 'Personal',
  vendor: 'Anläggningen',
} satisfies Translation<'sv', typeof en>;
