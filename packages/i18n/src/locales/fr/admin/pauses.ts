import type { Translation } from '../../../translation';
import type { pauses as en } from '../../en/admin/pauses';

export const pauses = {
  button: 'Suspendre la réservation en ligne',
  choice: '{{what}}, {{time}}',
  everything: 'Tout',
  hours_one: 'pendant {{count}} heure',
  hours_many: 'pendant {{count}} heures',
  hours_other: 'pendant {{count}} heures',
  tomorrow: 'jusqu’à demain',
  until: 'jusqu’à {{time}}',
  all: 'La réservation en ligne est suspendue {{time}}.',
  some: 'La réservation en ligne de {{what}} est suspendue {{time}}.',
  by: 'Suspendue par {{name}}.',
  resume: 'Rouvrir maintenant',
  resumed: 'Les clients peuvent de nouveau réserver en ligne',
  resumeFailed: 'La réservation en ligne est toujours suspendue.',
  paused: 'La réservation en ligne est suspendue',
  failed: 'La réservation en ligne n’a pas pu être suspendue.',
} satisfies Translation<'fr', typeof en>;
