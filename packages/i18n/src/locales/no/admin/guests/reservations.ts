import type { Translation } from '../../../../translation';
import type { reservations as en } from '../../../en/admin/guests/reservations';

export const reservations = {
  title: 'Reservasjoner',
  upcoming: 'Kommende',
  hidePast: 'Skjul tidligere reservasjoner',
  none: 'Denne gjesten har ingen reservasjoner.',
  noneUpcoming: 'Denne gjesten har ingen kommende reservasjoner.',
  failed: 'Det oppstod en feil under henting av reservasjoner',
  past: 'Tidligere og avbestilte',
} satisfies Translation<'no', typeof en>;
