import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: '¿Ninguna hora te va bien?',
  text: 'Dinos qué días puedes venir. Te escribiremos cuando quede una hora libre.',
  open: 'Apuntarme a la lista de espera',
  first: 'Día',
  howLong: 'Cuánto tiempo',
  oneDay: 'Solo este día',
  week: 'Una semana desde este día',
  join: 'Apuntarme',
  joined: 'Estás en la lista de espera. Aún no hay nada reservado.',
  joinFailed: 'No se pudo apuntarte a la lista de espera.',
  told: 'Último correo sobre horas libres: {{when}}',
  seeTimes: 'Ver horas',
  leaveQuestion: '¿Salir de la lista de espera?',
  leaveText: 'Ya no te avisaremos cuando quede una hora libre.',
  stay: 'Seguir en la lista',
  left: 'Has salido de la lista de espera.',
  leaveFailed: 'No se pudo quitarte de la lista de espera.',
  loadFailed: 'No se pudo cargar tu lugar en la lista de espera.',
} satisfies Translation<'es', typeof en>;
