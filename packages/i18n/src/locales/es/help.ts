import type { Translation } from '../../translation';
import type { help as en } from '../en/help';

export const help = {
  title: 'Ayuda',
  search: 'Buscar en la ayuda',
  hint: '¿Qué busca?',
  onPage: 'Para esta página',
  all: 'Toda la ayuda',
  results_one: '{{count}} respuesta',
  results_many: '{{count}} de respuestas',
  results_other: '{{count}} respuestas',
  none: 'No se ha encontrado nada para «{{term}}». Pruebe con otra palabra.',
  language: 'La ayuda está en inglés y noruego. Aquí se muestra en inglés.',
  close: 'Cerrar la ayuda',
} satisfies Translation<'es', typeof en>;
