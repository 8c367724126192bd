import type { Translation } from '../../../translation';
import type { auditSpa as en } from '../../en/admin/audit-spa';

export const auditSpa = {
  account: 'Ansattkonto',
  unspecified: 'Ikke oppgitt',
  languages: 'Språk',
  kind: 'Type rom',
  places: 'Gjester samtidig',
  equipment: 'Utstyr',
  lengths: 'Varighet og priser',
  preparation: 'Forberedelse',
  reset: 'Opprydding',
  levelPrices: 'Tillegg etter nivå',
  level: 'Nivå',
  therapist: 'Terapeut',
  breaks: 'Pauser',
  shifts: 'Vakter',
  broken: 'Behandlinger uten terapeut',
  therapists: 'Terapeuter',
  rooms: 'Behandlingsrom',
  guests: 'Gjester',
  therapistsNeeded: 'Terapeuter som trengs',
  cancelInformation: 'Gratis avbestilling',
  online: 'Kan bestilles på nett',
  offered: 'Kan bestilles',
  inUse: 'Aktiv',
} satisfies Translation<'no', typeof en>;
