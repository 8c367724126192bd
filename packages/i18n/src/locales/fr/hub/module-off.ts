import type { Translation } from '../../../translation';
import type { moduleOff as en } from '../../en/hub/module-off';

export const moduleOff = {
  title: 'Non proposé ici',
  text: '{{venue}} ne propose pas cela pour le moment. Vos réservations restent inchangées.',
} satisfies Translation<'fr', typeof en>;
