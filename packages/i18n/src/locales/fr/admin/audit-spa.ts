import type { Translation } from '../../../translation';
import type { auditSpa as en } from '../../en/admin/audit-spa';

export const auditSpa = {
  account: 'Compte du personnel',
  unspecified: 'Non précisé',
  languages: 'Langues',
  kind: 'Type de cabine',
  places: 'Clients à la fois',
  equipment: 'Équipement',
  lengths: 'Durées et prix',
  preparation: 'Préparation',
  reset: 'Remise en état',
  levelPrices: 'Supplément par niveau',
  level: 'Niveau',
  therapist: 'Praticien',
  breaks: 'Pauses',
  shifts: 'Plages de travail',
  broken: 'Soins sans praticien',
  therapists: 'Praticiens',
  rooms: 'Cabines',
  guests: 'Clients',
  therapistsNeeded: 'Praticiens nécessaires',
  cancelInformation: 'Annulation gratuite',
  online: 'Réservable en ligne',
  offered: 'Réservable',
  inUse: 'Actif',
} satisfies Translation<'fr', typeof en>;
