import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

/** What staff read of treatments. Texts marked "fixed" are quoted elsewhere and keep their wording. */
export const spa = {
  /** fixed */
  failed: 'Failed to fetch treatments',
  /** fixed */
  updated: 'Treatment has been updated',
  /** fixed */
  updateFailed: 'Failed to update the treatment',
  locked: 'Locked',
  online: 'Booked online',
  newTreatment: 'New treatment',
  schedules: 'Schedules',
  live: {
    on: 'Live',
    off: 'Not live: trying to connect again',
    created: '{{who}} booked {{name}}',
    updated: '{{who}} changed {{name}}',
    deleted: '{{who}} deleted a treatment',
  },
  day: spaDay,
  waits: spaWaits,
} as const;
