import type { Translation } from '../../../../translation';
import type { narrow as en } from '../../../en/admin/bookings/list-narrow';

export const narrow = {
  by: {
    label: 'Dag for',
    start: 'besøket',
    created: 'bestillingen',
  },
  hour: 'Start mellom {{from}} og {{until}}',
  guest: 'Bare én gjest',
  nobody: 'Bare uten gjest',
} satisfies Translation<'no', typeof en>;
