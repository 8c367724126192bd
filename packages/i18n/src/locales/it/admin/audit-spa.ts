import type { Translation } from '../../../translation';
import type { auditSpa as en } from '../../en/admin/audit-spa';

export const auditSpa = {
  account: 'Account del personale',
  unspecified: 'Non indicato',
  languages: 'Lingue',
  kind: 'Tipo di cabina',
  places: 'Ospiti alla volta',
  equipment: 'Attrezzatura',
  lengths: 'Durate e prezzi',
  preparation: 'Preparazione',
  reset: 'Riordino',
  levelPrices: 'Supplemento per livello',
  level: 'Livello',
  therapist: 'Operatore',
  breaks: 'Pause',
  shifts: 'Turni',
  broken: 'Trattamenti senza operatore',
  therapists: 'Operatori',
  rooms: 'Cabine',
  guests: 'Ospiti',
  therapistsNeeded: 'Operatori necessari',
  cancelInformation: 'Cancellazione gratuita',
  online: 'Prenotabile online',
  offered: 'Prenotabile',
  inUse: 'Attivo',
} satisfies Translation<'it', typeof en>;
