import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  apiKey: 'Nøkler til partnere',
  webhook: 'Webhooker',
  bookingStatus: 'Bestillingsstatuser',
  diningRoom: 'Spisesaler',
  membershipType: 'Medlemskapstyper',
  sitePage: 'Sider på nettstedet',
  messageTemplate: 'Meldingsmaler',
  package: 'Pakker',
  picture: 'Bilder',
  pause: 'Pauser i nettbestillingen',
  segment: 'Segmenter',
  service: 'Tjenester',
  shift: 'Vakter',
  shiftTemplate: 'Vaktmaler',
  absence: 'Fravær',
  tableBlock: 'Sperrede bord',
  theme: 'Temaer',
  therapist: 'Terapeuter',
  treatmentRoom: 'Behandlingsrom',
  treatmentType: 'Behandlingstyper',
  user: 'Ansatte',
  vendor: 'Stedet',
} satisfies Translation<'no', typeof en>;
