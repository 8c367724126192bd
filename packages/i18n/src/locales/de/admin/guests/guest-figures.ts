import type { Translation } from '../../../../translation';
import type { guestFigures as en } from '../../../en/admin/guests/guest-figures';

export const guestFigures = {
  label: 'Auf einen Blick',
  visits: 'Besuche',
  lastVisit: 'Letzter Besuch',
  noShows: 'Nicht erschienen',
  cancelled: 'Storniert',
  revenue: 'Umsatz',
  paid: 'Online bezahlt',
  toPay: 'Per Link zu zahlen',
  failed: 'Die Zahlen konnten nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
