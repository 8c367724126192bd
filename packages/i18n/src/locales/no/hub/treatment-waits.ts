import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: 'Ingen tid som passer?',
  text: 'Si hvilke dager du kan. Vi sender e-post når en tid blir ledig.',
  open: 'Sett meg på ventelisten',
  first: 'Dag',
  howLong: 'Hvor lenge',
  oneDay: 'Bare denne dagen',
  week: 'En uke fra denne dagen',
  join: 'Sett meg på listen',
  joined: 'Du står på ventelisten. Ingenting er bestilt ennå.',
  joinFailed: 'Du kunne ikke settes på ventelisten.',
  told: 'Siste e-post om ledige tider: {{when}}',
  seeTimes: 'Se tider',
  leaveQuestion: 'Gå av ventelisten?',
  leaveText: 'Du får ikke lenger beskjed når en tid blir ledig.',
  stay: 'Bli på listen',
  left: 'Du står ikke lenger på ventelisten.',
  leaveFailed: 'Du kunne ikke tas av ventelisten.',
  loadFailed: 'Plassen din på ventelisten kunne ikke lastes inn.',
} satisfies Translation<'no', typeof en>;
