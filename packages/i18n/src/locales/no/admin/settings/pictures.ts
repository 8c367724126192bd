import type { Translation } from '../../../../translation';
import type { settingsPictures as en } from '../../../en/admin/settings/pictures';

export const settingsPictures = {
  alt: 'Hva det viser',
  title: 'Bilder',
} satisfies Translation<'no', typeof en>;
