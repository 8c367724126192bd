import type { AuditEntity } from './audit-fields';

/**
 * The fields that tell a thing from others of its kind, where its name does not. An entry stores those
 * that did not change, so that it can still say which booking it was about when that has moved on.
 */
export const auditSubjects: Partial<Record<AuditEntity, readonly string[]>> = {
  booking: ['_service', 'start', 'timeindex'],
  stay: ['arrivaldate', 'departuredate', 'packageName'],
  membership: ['_membershipType'],
  doorParty: ['date'],
  sectionService: ['date'],
  messageTemplate: ['kind', 'name'],
  apiKey: ['name'],
  webhook: ['name'],
  sitePage: ['name'],
  tableBlock: ['name', 'date', 'timeindex'],
  absence: ['_therapist', 'date'],
  shift: ['_therapist', 'date', 'timeindex'],
  treatment: ['_treatmentType', 'start', 'timeindex'],
  treatmentWait: ['_treatmentType', 'date'],
  ledger: ['date'],
  occupation: ['date'],
};
