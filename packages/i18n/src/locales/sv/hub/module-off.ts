import type { Translation } from '../../../translation';
import type { moduleOff as en } from '../../en/hub/module-off';

export const moduleOff = {
  title: 'Erbjuds inte här',
  text: '{{venue}} erbjuder inte detta just nu. Det du har bokat gäller som förut.',
} satisfies Translation<'sv', typeof en>;
