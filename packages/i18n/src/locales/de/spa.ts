import type { Translation } from '../../translation';
import type { spa as en } from '../en/spa';
import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

export const spa = {
  failed: 'Die Behandlungen konnten nicht geladen werden',
  updated: 'Die Behandlung wurde aktualisiert',
  updateFailed: 'Die Behandlung konnte nicht aktualisiert werden',
  locked: 'Gesperrt',
  online: 'Online gebucht',
  newTreatment: 'Neue Behandlung',
  schedules: 'Dienstpläne',
  live: {
    on: 'Live',
    off: 'Nicht live: Verbindung wird wiederhergestellt',
    created: '{{who}} hat {{name}} gebucht',
    updated: '{{who}} hat {{name}} geändert',
    deleted: '{{who}} hat eine Behandlung gelöscht',
  },
  day: spaDay,
  waits: spaWaits,
} satisfies Translation<'de', typeof en>;
