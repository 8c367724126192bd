import type { Translation } from '../../../translation';
import type { auditFilter as en } from '../../en/admin/audit-filter';
import { auditSetupEntities } from './audit-setup';

export const auditFilter = {
  label: 'Filtre',
  who: 'Hvem',
  anybody: 'Alle',
  kind: 'Hva',
  anything: 'Alt',
  from: 'Fra',
  until: 'Til',
  reset: 'Nullstill filtre',
  none: 'Ingenting i loggen passer til disse filtrene.',
  entities: {
    ...auditSetupEntities,
    customer: 'Gjesten',
    booking: 'Reservasjoner',
    stay: 'Opphold',
    treatment: 'Behandlinger',
    membership: 'Medlemskap',
    message: 'Meldinger',
  },
} satisfies Translation<'no', typeof en>;
