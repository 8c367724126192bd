import type { Translation } from '../../../../translation';
import type { arrival as en } from '../../../en/admin/bookings/arrival';

export const arrival = {
  counters: 'Dónde están los huéspedes',
  states: {
    expected: 'Aún por llegar',
    here: 'Aquí',
    left: 'Se han ido',
    absent: 'No vienen',
  },
  search: '¿Quién ha llegado?',
  searchHint: 'Nombre, teléfono, habitación o número de reserva',
  marked: '{{name}}: {{status}}',
  moreFor: 'Otros estados para {{name}}',
  late: '{{minutes}} min de retraso',
  none: 'No se espera a nadie este día',
  noMatch: 'Nadie así está en la lista',
  failed: 'No se han podido cargar las llegadas.',
  over_one: 'Se fueron o no vienen: {{count}} participante',
  over_other: 'Se fueron o no vienen: {{count}} participantes',
  over_many: 'Se fueron o no vienen: {{count}} participantes',
} satisfies Translation<'es', typeof en>;
