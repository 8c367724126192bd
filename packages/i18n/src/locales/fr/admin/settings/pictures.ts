import type { Translation } from '../../../../translation';
import type { settingsPictures as en } from '../../../en/admin/settings/pictures';

export const settingsPictures = {
  alt: 'Ce qu’elle montre',
  title: 'Images',
} satisfies Translation<'fr', typeof en>;
