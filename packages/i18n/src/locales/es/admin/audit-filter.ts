import type { Translation } from '../../../translation';
import type { auditFilter as en } from '../../en/admin/audit-filter';
import { auditSetupEntities } from './audit-setup';

export const auditFilter = {
  label: 'Filtros',
  who: 'Quién',
  anybody: 'Todos',
  kind: 'Qué',
  anything: 'Todo',
  from: 'Desde',
  until: 'Hasta',
  reset: 'Restablecer filtros',
  none: 'Nada en el registro coincide con estos filtros.',
  entities: {
    ...auditSetupEntities,
    customer: 'El cliente',
    booking: 'Reservas',
    stay: 'Estancias',
    treatment: 'Tratamientos',
    membership: 'Abonos',
    message: 'Mensajes',
  },
} satisfies Translation<'es', typeof en>;
