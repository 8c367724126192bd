import type { Translation } from '../../translation';
import type { myDay as en } from '../en/my-day';

export const myDay = {
  hours: 'Trabaja {{times}}',
  break: 'Descanso {{times}}',
  off: 'No trabaja',
  noTherapist: {
    title: 'Su cuenta no está vinculada a ningún terapeuta',
    text: 'Un administrador vincula las cuentas en Ajustes, Terapeutas.',
  },
  free: {
    title: 'Sin tratamientos',
    text: 'No hay nada reservado con usted este día.',
  },
  failed: 'No se pudo cargar su día.',
  now: 'Con usted ahora',
  next: 'A continuación',
  startsIn: 'en {{duration}}',
  late: '{{duration}} de retraso',
  over: 'Era el último de hoy',
  list: 'Tratamientos',
  guest: 'Huésped desconocido',
  guests_one: '{{count}} huésped',
  guests_many: '{{count}} huéspedes',
  guests_other: '{{count}} huéspedes',
  start: 'Empezar',
  finish: 'Terminado',
  started: 'Empezado a las {{time}}',
  done: 'Terminado a las {{time}}',
  notStarted: 'Al final no ha empezado',
  reopen: 'Al final no ha terminado',
  pause: 'Pausa',
  notes: {
    allergies: 'Alergias',
    preferences: 'Preferencias',
    comment: 'Del huésped',
    internal: 'Del equipo',
  },
  none: 'Sin notas',
  with: 'Con {{names}}',
  minutes: '{{count}} min',
  said: {
    started: '{{name}}: empezado',
    done: '{{name}}: terminado',
    waiting: '{{name}}: sin empezar',
    failed: 'No se pudo guardar.',
  },
} satisfies Translation<'es', typeof en>;
