import type { Translation } from '../../../translation';
import type { pauses as en } from '../../en/admin/pauses';

export const pauses = {
  button: 'Pausar reservas en línea',
  choice: '{{what}}, {{time}}',
  everything: 'Todo',
  hours_one: 'durante {{count}} hora',
  hours_many: 'durante {{count}} horas',
  hours_other: 'durante {{count}} horas',
  tomorrow: 'hasta mañana',
  until: 'hasta las {{time}}',
  all: 'Las reservas en línea están en pausa {{time}}.',
  some: 'Las reservas en línea de {{what}} están en pausa {{time}}.',
  by: 'En pausa por {{name}}.',
  resume: 'Reanudar ahora',
  resumed: 'Los clientes pueden volver a reservar en línea',
  resumeFailed: 'Las reservas en línea siguen en pausa.',
  paused: 'Las reservas en línea están en pausa',
  failed: 'No se han podido pausar las reservas en línea.',
} satisfies Translation<'es', typeof en>;
