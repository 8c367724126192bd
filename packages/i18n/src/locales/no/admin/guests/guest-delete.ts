import type { Translation } from '../../../../translation';
import type { guestDelete as en } from '../../../en/admin/guests/guest-delete';

export const guestDelete = {
  action: 'Slett gjest',
  title: 'Slette {{name}}?',
  text: 'Personopplysningene slettes for godt. Tidligere reservasjoner og stedets tall blir stående, uten navn. Dette kan ikke angres.',
  done: 'Gjesten er slettet.',
  failed: 'Gjesten kunne ikke slettes.',
} satisfies Translation<'no', typeof en>;
