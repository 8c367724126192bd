import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  apiKey: 'Schlüssel von Partnern',
  webhook: 'Webhooks',
  bookingStatus: 'Buchungsstatus',
  diningRoom: 'Gasträume',
  membershipType: 'Mitgliedschaftsarten',
  sitePage: 'Seiten der Website',
  messageTemplate: 'Nachrichtenvorlagen',
  package: 'Pakete',
  picture: 'Bilder',
  pause: 'Pausen der Online-Buchung',
  segment: 'Segmente',
  service: 'Angebote',
  shift: 'Schichten',
  shiftTemplate: 'Schichtvorlagen',
  absence: 'Abwesenheiten',
  tableBlock: 'Gesperrte Tische',
  theme: 'Designs',
  therapist: 'Therapeuten',
  treatmentRoom: 'Behandlungsräume',
  treatmentType: 'Behandlungsarten',
  user: 'Personal',
  vendor: 'Der Betrieb',
} satisfies Translation<'de', typeof en>;
