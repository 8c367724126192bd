import type { Translation } from '../../../../translation';
import type { settingsPictures as en } from '../../../en/admin/settings/pictures';

export const settingsPictures = {
  alt: 'Vad den visar',
  title: 'Bilder',
} satisfies Translation<'sv', typeof en>;
