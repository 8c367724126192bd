import type { Translation } from '../../../translation';
import type { help as en } from '../../en/public/help';

export const help = {
  title: 'Centro de ayuda',
  description:
    'Respuestas para huéspedes y una guía para el personal. La búsqueda admite errores de ortografía. Los textos están en inglés.',
  search: 'Buscar en la ayuda',
  hint: 'Por ejemplo: password',
  audience: 'Ayuda para quién',
  results_one: '{{count}} respuesta',
  results_many: '{{count}} de respuestas',
  results_other: '{{count}} respuestas',
  none: 'No se ha encontrado nada para «{{term}}». Pruebe con otra palabra o consulte la lista siguiente.',
} satisfies Translation<'es', typeof en>;
