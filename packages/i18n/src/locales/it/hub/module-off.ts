import type { Translation } from '../../../translation';
import type { moduleOff as en } from '../../en/hub/module-off';

export const moduleOff = {
  title: 'Non disponibile qui',
  text: '{{venue}} non lo offre al momento. Quanto ha prenotato resta invariato.',
} satisfies Translation<'it', typeof en>;
