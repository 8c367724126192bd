import type { Translation } from '../../../translation';
import type { auditSetupEntities as en } from '../../en/admin/audit-setup';

export const auditSetupEntities = {
  bookingStatus: 'Estados de reserva',
  diningRoom: 'Comedores',
  membershipType: 'Tipos de membresía',
  messageTemplate: 'Plantillas de mensajes',
  package: 'Paquetes',
  segment: 'Segmentos',
  service: 'Servicios',
  theme: 'Temas',
  user: 'Personal',
  vendor: 'El establecimiento',
} satisfies Translation<'es', typeof en>;
