import type { Translation } from '../../translation';
import type { spa as en } from '../en/spa';
import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

export const spa = {
  failed: 'Behandlingarna kunde inte hämtas',
  updated: 'Behandlingen har uppdaterats',
  updateFailed: 'Behandlingen kunde inte uppdateras',
  locked: 'Låst',
  online: 'Bokad på nätet',
  newTreatment: 'Ny behandling',
  schedules: 'Scheman',
  live: {
    on: 'Direkt',
    off: 'Inte direkt: försöker ansluta igen',
    created: '{{who}} bokade {{name}}',
    updated: '{{who}} ändrade {{name}}',
    deleted: '{{who}} tog bort en behandling',
  },
  day: spaDay,
  waits: spaWaits,
} satisfies Translation<'sv', typeof en>;
