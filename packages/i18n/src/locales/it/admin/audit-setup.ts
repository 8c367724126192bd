import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  apiKey: 'Chiavi dei partner',
  webhook: 'Webhook',
  bookingStatus: 'Stati di prenotazione',
  diningRoom: 'Sale',
  membershipType: 'Tipi di abbonamento',
  sitePage: 'Pagine del sito',
  messageTemplate: 'Modelli di messaggi',
  package: 'Pacchetti',
  picture: 'Immagini',
  pause: 'Sospensioni delle prenotazioni online',
  segment: 'Segmenti',
  service: 'Servizi',
  shift: 'Turni',
  shiftTemplate: 'Modelli di turno',
  absence: 'Assenze',
  tableBlock: 'Tavoli bloccati',
  theme: 'Temi',
  therapist: 'Operatori',
  treatmentRoom: 'Cabine',
  treatmentType: 'Tipi di trattamento',
  user: 'Personale',
  vendor: 'La struttura',
} satisfies Translation<'it', typeof en>;
