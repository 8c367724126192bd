import type { Translation } from '../../../translation';
import type { venues as en } from '../../en/front-desk/venues';

export const venues = {
  title: 'Välj anläggning',
  search: 'Anläggningens namn',
  none: 'Ingen anläggning heter ”{{text}}”',
  more: 'Fler anläggningar',
  failed: 'Anläggningarna kunde inte läsas in.',
  working: 'Du arbetar i {{venue}}',
  back: 'Tillbaka till din egen anläggning',
} satisfies Translation<'sv', typeof en>;
