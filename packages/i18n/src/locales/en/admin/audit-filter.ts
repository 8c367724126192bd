import { auditSetupEntities } from './audit-setup';

/** Narrowing down the audit log. */
export const auditFilter = {
  label: 'Filters',
  who: 'Who',
  anybody: 'Anybody',
  kind: 'What',
  anything: 'Anything',
  from: 'From',
  until: 'Until',
  reset: 'Reset filters',
  none: 'Nothing in the log matches these filters.',
  entities: {
    ...auditSetupEntities,
    customer: 'The guest',
    booking: 'Reservations',
    stay: 'Stays',
    treatment: 'Treatments',
    membership: 'Memberships',
    message: 'Messages',
  },
} as const;
