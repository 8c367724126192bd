import type { Translation } from '../../translation';
import type { spa as en } from '../en/spa';
import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

export const spa = {
  failed: 'Impossible de charger les soins',
  updated: 'Le soin a été modifié',
  updateFailed: 'Impossible de modifier le soin',
  locked: 'Verrouillé',
  online: 'Réservé en ligne',
  newTreatment: 'Nouveau soin',
  schedules: 'Plannings',
  live: {
    on: 'En direct',
    off: 'Pas en direct : nouvelle tentative de connexion',
    created: '{{who}} a réservé pour {{name}}',
    updated: '{{who}} a modifié {{name}}',
    deleted: '{{who}} a supprimé un soin',
  },
  day: spaDay,
  waits: spaWaits,
} satisfies Translation<'fr', typeof en>;
