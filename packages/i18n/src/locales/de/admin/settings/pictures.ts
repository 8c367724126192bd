import type { Translation } from '../../../../translation';
import type { settingsPictures as en } from '../../../en/admin/settings/pictures';

export const settingsPictures = {
  alt: 'Was es zeigt',
  title: 'Bilder',
} satisfies Translation<'de', typeof en>;
