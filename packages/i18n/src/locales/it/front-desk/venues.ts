import type { Translation } from '../../../translation';
import type { venues as en } from '../../en/front-desk/venues';

export const venues = {
  title: 'Scelga una struttura',
  search: 'Nome della struttura',
  none: 'Nessuna struttura si chiama «{{text}}»',
  more: 'Altre strutture',
  failed: 'Non è stato possibile caricare le strutture.',
  working: 'Sta lavorando in {{venue}}',
  back: 'Torni alla Sua struttura',
} satisfies Translation<'it', typeof en>;
