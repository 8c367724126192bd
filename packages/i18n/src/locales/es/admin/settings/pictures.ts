import type { Translation } from '../../../../translation';
import type { settingsPictures as en } from '../../../en/admin/settings/pictures';

export const settingsPictures = {
  alt: 'Qué muestra',
  title: 'Imágenes',
} satisfies Translation<'es', typeof en>;
