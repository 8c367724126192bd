import type { Translation } from '../../../../translation';
import type { guestFigures as en } from '../../../en/admin/guests/guest-figures';

export const guestFigures = {
  label: 'Kort fortalt',
  visits: 'Besøk',
  lastVisit: 'Siste besøk',
  noShows: 'Ikke møtt',
  cancelled: 'Avbestilt',
  revenue: 'Omsetning',
  paid: 'Betalt på nett',
  toPay: 'Å betale med lenke',
  failed: 'Tallene kunne ikke lastes.',
} satisfies Translation<'no', typeof en>;
