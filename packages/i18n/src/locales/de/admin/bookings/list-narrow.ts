import type { Translation } from '../../../../translation';
import type { narrow as en } from '../../../en/admin/bookings/list-narrow';

export const narrow = {
  by: {
    label: 'Tag',
    start: 'des Besuchs',
    created: 'der Buchung',
  },
  hour: 'Beginn zwischen {{from}} und {{until}}',
  guest: 'Nur ein Gast',
  nobody: 'Nur ohne Gast',
} satisfies Translation<'de', typeof en>;
