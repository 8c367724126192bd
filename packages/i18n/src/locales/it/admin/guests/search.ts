import type { Translation } from '../../../../translation';
import type { search as en } from '../../../en/admin/guests/search';

export const search = {
  title: 'Ospiti',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'E-mail',
  phone: 'Telefono',
  loyaltyCode: 'Codice fedeltà',
  profile: 'Profilo',
  profileOf: 'Profilo di {{name}}',
  found_one: '{{count}} ospite',
  found_many: '{{count}} di ospiti',
  found_other: '{{count}} ospiti',
  more: 'Più di {{count}} ospiti',
  none: 'Nessun ospite corrisponde a «{{term}}».',
  recent: 'Aggiunti di recente',
  noneHint: 'Cerchi parte di un nome, un’e-mail, un numero di telefono o un codice fedeltà.',
  failed: 'Non è stato possibile eseguire la ricerca.',
  createGuest: 'Crea un nuovo ospite',
  start: 'Cerca un ospite',
  tooMany: 'Troppi ospiti corrispondono',
  tooManyHint: 'Digiti più lettere o aggiunga un’altra parte del nome, dell’e-mail o del telefono.',
} satisfies Translation<'it', typeof en>;
