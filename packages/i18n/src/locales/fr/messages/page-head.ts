import type { Translation } from '../../../translation';
import type { pageHead as en } from '../../en/messages/page-head';

export const pageHead = {
  venue: 'Réservez des activités et retrouvez vos réservations chez {{vendor}}.',
  offer: 'Consultez les disponibilités chez {{vendor}} et réservez : {{name}}.',
} satisfies Translation<'fr', typeof en>;
