import type { Translation } from '../../../translation';
import type { pageHead as en } from '../../en/messages/page-head';

export const pageHead = {
  venue: 'Reserve actividades y consulte sus reservas en {{vendor}}.',
  offer: '{{name}} en {{vendor}}: consulte las horas libres y reserve la suya.',
} satisfies Translation<'es', typeof en>;
