import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  apiKey: 'Clés des partenaires',
  webhook: 'Webhooks',
  bookingStatus: 'Statuts de réservation',
  diningRoom: 'Salles',
  membershipType: 'Types d’abonnement',
  sitePage: 'Pages du site',
  messageTemplate: 'Modèles de messages',
  package: 'Forfaits',
  picture: 'Images',
  pause: 'Suspensions de la réservation en ligne',
  segment: 'Segments de clientèle',
  service: 'Services',
  shift: 'Plages de travail',
  shiftTemplate: 'Modèles de plages',
  absence: 'Absences des praticiens',
  tableBlock: 'Tables bloquées',
  theme: 'Thèmes',
  therapist: 'Praticiens',
  treatmentRoom: 'Cabines',
  treatmentType: 'Types de soins',
  user: 'Équipe',
  vendor: 'L’établissement',
} satisfies Translation<'fr', typeof en>;
