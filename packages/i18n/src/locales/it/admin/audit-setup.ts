import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  bookingStatus: 'Stati di prenotazione',
  diningRoom: 'Sale',
  membershipType: 'Tipi di abbonamento',
  messageTemplate: 'Modelli di messaggi',
  package: 'Pacchetti',
  segment: 'Segmenti',
  service: 'Servizi',
  theme: 'Temi',
  user: 'Personale',
  vendor: 'La struttura',
} satisfies Translation<'it', typeof en>;
