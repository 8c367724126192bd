import type { Translation } from '../../../../translation';
import type { settingsPictures as en } from '../../../en/admin/settings/pictures';

export const settingsPictures = {
  alt: 'Che cosa mostra',
  title: 'Immagini',
} satisfies Translation<'it', typeof en>;
