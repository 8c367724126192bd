import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: '¿Ninguna hora le va bien?',
  text: 'Díganos qué días puede venir. Le escribiremos cuando quede una hora libre.',
  open: 'Apuntarme a la lista de espera',
  first: 'Día',
  howLong: 'Cuánto tiempo',
  oneDay: 'Solo este día',
  week: 'Una semana desde este día',
  join: 'Apuntarme',
  joined: 'Está en la lista de espera. Aún no hay nada reservado.',
  joinFailed: 'No se le pudo apuntar a la lista de espera.',
  told: 'Último correo sobre horas libres: {{when}}',
  seeTimes: 'Ver horas',
  leaveQuestion: '¿Salir de la lista de espera?',
  leaveText: 'Ya no le avisaremos cuando quede una hora libre.',
  stay: 'Seguir en la lista',
  left: 'Ha salido de la lista de espera.',
  leaveFailed: 'No se le pudo quitar de la lista de espera.',
  loadFailed: 'No se pudo cargar su lugar en la lista de espera.',
} satisfies Translation<'es', typeof en>;
