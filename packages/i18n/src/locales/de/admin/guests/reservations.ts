import type { Translation } from '../../../../translation';
import type { reservations as en } from '../../../en/admin/guests/reservations';

export const reservations = {
  title: 'Reservierungen',
  upcoming: 'Bevorstehend',
  hidePast: 'Vergangene Reservierungen ausblenden',
  none: 'Dieser Gast hat keine Reservierungen.',
  noneUpcoming: 'Dieser Gast hat keine bevorstehenden Reservierungen.',
  failed: 'Beim Abrufen der Reservierungen ist ein Fehler aufgetreten',
  past: 'Vergangen und storniert',
} satisfies Translation<'de', typeof en>;
