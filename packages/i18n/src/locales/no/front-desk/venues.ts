import type { Translation } from '../../../translation';
import type { venues as en } from '../../en/front-desk/venues';

export const venues = {
  title: 'Velg sted',
  search: 'Navn på stedet',
  none: 'Ingen steder heter «{{text}}»',
  more: 'Flere steder',
  failed: 'Stedene kunne ikke lastes.',
  working: 'Du arbeider i {{venue}}',
  back: 'Tilbake til ditt eget sted',
} satisfies Translation<'no', typeof en>;
