import type { Translation } from '../../../translation';
import type { moduleOff as en } from '../../en/hub/module-off';

export const moduleOff = {
  title: 'Wird hier nicht angeboten',
  text: '{{venue}} bietet dies derzeit nicht an. Was Sie gebucht haben, bleibt bestehen.',
} satisfies Translation<'de', typeof en>;
