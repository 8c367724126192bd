import type { Translation } from '../../../translation';
import type { auditSpa as en } from '../../en/admin/audit-spa';

export const auditSpa = {
  account: 'Personalkonto',
  unspecified: 'Keine Angabe',
  languages: 'Sprachen',
  kind: 'Art des Raums',
  places: 'Gäste gleichzeitig',
  equipment: 'Ausstattung',
  lengths: 'Dauer und Preise',
  preparation: 'Vorbereitung',
  reset: 'Nachbereitung',
  levelPrices: 'Aufpreis nach Stufe',
  level: 'Stufe',
  therapist: 'Therapeut/in',
  breaks: 'Pausen',
  shifts: 'Schichten',
  broken: 'Behandlungen ohne Therapeut/in',
  therapists: 'Therapeuten',
  rooms: 'Behandlungsräume',
  guests: 'Gäste',
  therapistsNeeded: 'Nötige Therapeuten',
  cancelInformation: 'Kostenlose Stornierung',
  online: 'Online buchbar',
  offered: 'Buchbar',
  inUse: 'Aktiv',
} satisfies Translation<'de', typeof en>;
