import type { Translation } from '../../../translation';
import type { journeys as en } from '../../en/hub/journeys';

export const journeys = {
  title: 'Día de spa',
  invite: 'Pase el día',
  inviteText:
    'De dos a cinco tratamientos seguidos, a solas o en pareja. Buscamos horas que encajen.',
  start: 'Componga su día',
  steps: { treatments: 'Sus tratamientos' },
  hint: 'Elija de dos a cinco, en el orden que prefiera.',
  for: 'Quién viene',
  me: 'Solo yo',
  two: 'Para dos',
  treatment: 'Tratamiento {{number}}',
  remove: 'Quitar el tratamiento {{number}}',
  add: 'Añadir un tratamiento',
  together: 'Para los dos juntos',
  sideBySide: 'Para cada uno, a la vez',
  forOne: 'Para uno de los dos',
  pace: 'Entre tratamientos',
  close: 'Uno tras otro',
  rests: 'Media hora o más para descansar',
  noTimes: 'Ese día no encaja nada',
  noTimesHint: 'Pruebe otro día, menos tratamientos u otro ritmo.',
  nextDay: 'Probar el día siguiente',
  allOrNothing: 'Reservamos todo junto, o nada.',
  cancel: 'Cancelar todos',
  cancelTitle: '¿Cancelar todos estos tratamientos?',
  cancelled: 'Sus tratamientos se han cancelado.',
  cancelFailed: 'No se pudieron cancelar sus tratamientos',
  moved: 'Sus tratamientos se han cambiado de hora.',
  moveFailed: 'No se pudieron cambiar de hora sus tratamientos',
} satisfies Translation<'es', typeof en>;
