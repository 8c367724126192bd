import type { TreatmentStatus } from '@atrium/rules/spa/treatments/treatment-status';

/** What each status is called: a key of the area `admin`. */
export const treatmentStatusKeys = {
  tentative: 'auditLogs.words.spa.tentative',
  pause: 'auditLogs.words.spa.pause',
  confirmed: 'auditLogs.words.spa.confirmed',
  'pre-paid': 'auditLogs.words.spa.prePaid',
  'no-show': 'stays.statuses.noShow',
  paid: 'auditLogs.words.spa.paid',
} as const satisfies Record<TreatmentStatus, string>;
