import type { Translation } from '../../../translation';
import type { moduleOff as en } from '../../en/hub/module-off';

export const moduleOff = {
  title: 'Tilbys ikke her',
  text: '{{venue}} tilbyr ikke dette for øyeblikket. Det du har bestilt, står som før.',
} satisfies Translation<'no', typeof en>;
