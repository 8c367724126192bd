import type { Translation } from '../../../translation';
import type { pageHead as en } from '../../en/messages/page-head';

export const pageHead = {
  venue: 'Buchen Sie Aktivitäten und sehen Sie Ihre Reservierungen bei {{vendor}}.',
  offer: '{{name}} bei {{vendor}}: freie Zeiten ansehen und gleich buchen.',
} satisfies Translation<'de', typeof en>;
