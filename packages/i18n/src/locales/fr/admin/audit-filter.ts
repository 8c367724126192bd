import type { Translation } from '../../../translation';
import type { auditFilter as en } from '../../en/admin/audit-filter';
import { auditSetupEntities } from './audit-setup';

export const auditFilter = {
  label: 'Filtres',
  who: 'Qui',
  anybody: 'Tous',
  kind: 'Quoi',
  anything: 'Tout',
  from: 'Du',
  until: 'Au',
  reset: 'Réinitialiser les filtres',
  none: 'Rien dans le journal ne correspond à ces filtres.',
  entities: {
    ...auditSetupEntities,
    customer: 'Le client',
    booking: 'Réservations',
    stay: 'Séjours',
    treatment: 'Soins',
    membership: 'Abonnements',
    message: 'Messages',
  },
} satisfies Translation<'fr', typeof en>;
