import type { Translation } from '../../translation';
import type { spa as en } from '../en/spa';
import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

export const spa = {
  failed: 'Kunne ikke hente behandlingene',
  updated: 'Behandlingen er oppdatert',
  updateFailed: 'Kunne ikke oppdatere behandlingen',
  locked: 'Låst',
  online: 'Bestilt på nett',
  newTreatment: 'Ny behandling',
  schedules: 'Vaktplaner',
  live: {
    on: 'Direkte',
    off: 'Ikke direkte: prøver å koble til igjen',
    created: '{{who}} bestilte for {{name}}',
    updated: '{{who}} endret {{name}}',
    deleted: '{{who}} slettet en behandling',
  },
  day: spaDay,
  waits: spaWaits,
} satisfies Translation<'no', typeof en>;
