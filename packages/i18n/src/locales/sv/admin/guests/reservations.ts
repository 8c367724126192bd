import type { Translation } from '../../../../translation';
import type { reservations as en } from '../../../en/admin/guests/reservations';

export const reservations = {
  title: 'Bokningar',
  upcoming: 'Kommande',
  hidePast: 'Dölj tidigare bokningar',
  none: 'Den här gästen har inga bokningar.',
  noneUpcoming: 'Den här gästen har inga kommande bokningar.',
  failed: 'Ett fel uppstod när bokningarna hämtades',
  past: 'Tidigare och avbokade',
} satisfies Translation<'sv', typeof en>;
