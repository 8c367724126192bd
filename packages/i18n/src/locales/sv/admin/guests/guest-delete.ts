import type { Translation } from '../../../../translation';
import type { guestDelete as en } from '../../../en/admin/guests/guest-delete';

export const guestDelete = {
  action: 'Radera gäst',
  title: 'Radera {{name}}?',
  text: 'Personuppgifterna raderas för gott. Tidigare bokningar och ställets siffror finns kvar, utan namn. Det går inte att ångra.',
  done: 'Gästen har raderats.',
  failed: 'Gästen kunde inte raderas.',
} satisfies Translation<'sv', typeof en>;
