import type { Translation } from '../../../translation';
import type { auditSpa as en } from '../../en/admin/audit-spa';

export const auditSpa = {
  account: 'Cuenta de personal',
  unspecified: 'Sin especificar',
  languages: 'Idiomas',
  kind: 'Tipo de cabina',
  places: 'Huéspedes a la vez',
  equipment: 'Equipamiento',
  lengths: 'Duraciones y precios',
  preparation: 'Preparación',
  reset: 'Recogida',
  levelPrices: 'Suplemento por nivel',
  level: 'Nivel',
  therapist: 'Terapeuta',
  breaks: 'Pausas',
  shifts: 'Turnos',
  broken: 'Tratamientos sin terapeuta',
  therapists: 'Terapeutas',
  rooms: 'Cabinas',
  guests: 'Huéspedes',
  therapistsNeeded: 'Terapeutas necesarios',
  cancelInformation: 'Cancelación gratuita',
  online: 'Reservable en línea',
  offered: 'Se puede reservar',
  inUse: 'Activo',
} satisfies Translation<'es', typeof en>;
