import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  apiKey: 'Claves de socios',
  webhook: 'Webhooks',
  bookingStatus: 'Estados de reserva',
  diningRoom: 'Comedores',
  membershipType: 'Tipos de membresía',
  sitePage: 'Páginas del sitio',
  messageTemplate: 'Plantillas de mensajes',
  package: 'Paquetes',
  picture: 'Imágenes',
  pause: 'Pausas de las reservas en línea',
  segment: 'Segmentos',
  service: 'Servicios',
  shift: 'Turnos',
  shiftTemplate: 'Plantillas de turnos',
  absence: 'Ausencias',
  tableBlock: 'Mesas bloqueadas',
  theme: 'Temas',
  therapist: 'Terapeutas',
  treatmentRoom: 'Cabinas',
  treatmentType: 'Tipos de tratamiento',
  user: 'Personal',
  vendor: 'El establecimiento',
} satisfies Translation<'es', typeof en>;
