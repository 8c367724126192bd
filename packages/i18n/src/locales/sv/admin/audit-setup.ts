import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  apiKey: 'Partners nycklar',
  webhook: 'Webhooks',
  bookingStatus: 'Bokningsstatusar',
  diningRoom: 'Matsalar',
  membershipType: 'Medlemskapstyper',
  sitePage: 'Sidor på webbplatsen',
  messageTemplate: 'Meddelandemallar',
  package: 'Paket',
  picture: 'Bilder',
  pause: 'Pauser i nätbokningen',
  segment: 'Segment',
  service: 'Tjänster',
  shift: 'Pass',
  shiftTemplate: 'Passmallar',
  absence: 'Frånvaro',
  tableBlock: 'Spärrade bord',
  theme: 'Teman',
  therapist: 'Terapeuter',
  treatmentRoom: 'Behandlingsrum',
  treatmentType: 'Behandlingstyper',
  user: 'Personal',
  vendor: 'Anläggningen',
} satisfies Translation<'sv', typeof en>;
