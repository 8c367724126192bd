import type { Translation } from '../../../translation';
import type { dayTimeline as en } from '../../en/front-desk/day-timeline';

export const dayTimeline = {
  label: 'Cronograma del {{date}}',
  none: 'No hay nada este día',
  noneHint: 'No se ofrece ninguna actividad y no hay reservas.',
  more: '{{count}} más',
  fewer: 'Mostrar menos',
  nothing: 'Sin mover',
  checking: 'Comprobando las plazas…',
  fits_one: 'Cabe, queda {{count}} plaza',
  fits_many: 'Cabe, quedan {{count}} plazas',
  fits_other: 'Cabe, quedan {{count}} plazas',
  tooFew_one: 'Solo queda {{count}} plaza',
  tooFew_many: 'Solo quedan {{count}} plazas',
  tooFew_other: 'Solo quedan {{count}} plazas',
  full: 'Completo',
  closed: 'No se puede reservar',
  moved: '{{name}}: cambio a las {{time}}',
  carried: '{{name}}, {{count}}, {{time}}: {{drop}}.',
  keys: 'Las flechas izquierda y derecha cambian la hora. Intro suelta, Escape cancela.',
  barKeys: 'Pulse Intro para abrir, Espacio para coger y mover.',
} satisfies Translation<'es', typeof en>;
