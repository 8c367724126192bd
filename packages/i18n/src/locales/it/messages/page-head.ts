import type { Translation } from '../../../translation';
import type { pageHead as en } from '../../en/messages/page-head';

export const pageHead = {
  venue: 'Prenoti le attività e consulti le Sue prenotazioni presso {{vendor}}.',
  offer: '{{name}} presso {{vendor}}: veda gli orari liberi e prenoti il Suo.',
} satisfies Translation<'it', typeof en>;
