import type { Translation } from '../../../../translation';
import type { guestFigures as en } from '../../../en/admin/guests/guest-figures';

export const guestFigures = {
  label: 'I korthet',
  visits: 'Besök',
  lastVisit: 'Senaste besök',
  noShows: 'Uteblivna',
  cancelled: 'Avbokade',
  revenue: 'Intäkter',
  paid: 'Betalt online',
  toPay: 'Att betala via länk',
  failed: 'Siffrorna kunde inte läsas in.',
} satisfies Translation<'sv', typeof en>;
