import type { Translation } from '../../translation';
import type { spa as en } from '../en/spa';
import { spaDay } from './spa/day';
import { spaWaits } from './spa/waiting-list';

export const spa = {
  failed: 'Impossibile caricare i trattamenti',
  updated: 'Il trattamento è stato aggiornato',
  updateFailed: 'Impossibile aggiornare il trattamento',
  locked: 'Bloccato',
  online: 'Prenotato online',
  newTreatment: 'Nuovo trattamento',
  schedules: 'Turni',
  live: {
    on: 'In diretta',
    off: 'Non in diretta: nuovo tentativo di connessione',
    created: '{{who}} ha prenotato per {{name}}',
    updated: '{{who}} ha modificato {{name}}',
    deleted: '{{who}} ha eliminato un trattamento',
  },
  day: spaDay,
  waits: spaWaits,
} satisfies Translation<'it', typeof en>;
