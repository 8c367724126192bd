import type { Translation } from '../../../translation';
import type { table as en } from '../../en/hub/table';

export const table = {
  room: 'Dónde',
  wish: {
    title: '¿Algún deseo para su mesa?',
    hint: 'Anotamos su deseo, pero no podemos garantizarlo.',
    label: 'Deseo de mesa',
    which: 'Una mesa que le guste',
    any: 'Cualquiera',
    liked: 'Mesa {{table}}',
    granted: 'Su mesa: {{wishes}}',
    noted: 'Hemos anotado su deseo: {{wishes}}. No podemos garantizarlo.',
  },
  sizes: 'Para {{sizes}} personas',
  unseatable: {
    title: 'No hay mesa para {{size}} a las {{time}}',
    only: 'Las mesas a esta hora son para {{sizes}} personas.',
    none: 'No hay ninguna mesa libre a esta hora.',
    take: 'Reservar para {{size}}',
  },
} satisfies Translation<'es', typeof en>;
