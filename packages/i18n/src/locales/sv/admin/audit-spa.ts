import type { Translation } from '../../../translation';
import type { auditSpa as en } from '../../en/admin/audit-spa';

export const auditSpa = {
  account: 'Personalkonto',
  unspecified: 'Ej angivet',
  languages: 'Språk',
  kind: 'Typ av rum',
  places: 'Gäster samtidigt',
  equipment: 'Utrustning',
  lengths: 'Längder och priser',
  preparation: 'Förberedelse',
  reset: 'Återställning',
  levelPrices: 'Tillägg efter nivå',
  level: 'Nivå',
  therapist: 'Terapeut',
  breaks: 'Raster',
  shifts: 'Pass',
  broken: 'Behandlingar utan terapeut',
  therapists: 'Terapeuter',
  rooms: 'Behandlingsrum',
  guests: 'Gäster',
  therapistsNeeded: 'Terapeuter som behövs',
  cancelInformation: 'Fri avbokning',
  online: 'Kan bokas på nätet',
  offered: 'Kan bokas',
  inUse: 'Aktiv',
} satisfies Translation<'sv', typeof en>;
