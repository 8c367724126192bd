import type { Translation } from '../../../translation';
import type { reviews as en } from '../../en/admin/reviews';

export const reviews = {
  title: 'Valoraciones',
  intro: 'Lo que dijeron los clientes el día después de su visita',
  none: 'Ningún cliente ha valorado todavía una visita',
  noneHint:
    'Con las peticiones de valoración activadas en los ajustes de la empresa, se pregunta a los clientes hacia el mediodía del día siguiente.',
  noneOf: 'Ninguna visita tiene esta valoración.',
  failed: 'No se han podido cargar las valoraciones.',
  average: '{{average}} de 5',
  count_one: '{{count}} valoración',
  count_many: '{{count}} valoraciones',
  count_other: '{{count}} valoraciones',
  stars: '{{rating}} de 5',
  show: 'Mostrar',
  all: 'Todas las valoraciones',
  gone: 'Cliente sin datos',
  rating: 'Valoración',
  spread: 'Cuántas veces se ha dado cada valoración',
} satisfies Translation<'es', typeof en>;
