import type { Translation } from '../../../../translation';
import type { narrow as en } from '../../../en/admin/bookings/list-narrow';

export const narrow = {
  by: {
    label: 'Dag för',
    start: 'besöket',
    created: 'bokningen',
  },
  hour: 'Start mellan {{from}} och {{until}}',
  guest: 'Bara en gäst',
  nobody: 'Bara utan gäst',
} satisfies Translation<'sv', typeof en>;
