import type { Translation } from '../../../../translation';
import type { series as en } from '../../../en/admin/bookings/series';

export const series = {
  repeat: 'Repetir en varias fechas',
  every: 'Cada',
  weeks_one: '{{count}} semana',
  weeks_other: '{{count}} semanas',
  weeks_many: '{{count}} semanas',
  until: 'Hasta',
  onFull: {
    label: 'Cuando una fecha esté completa',
    skip: 'Omitirla',
    stop: 'Parar ahí',
  },
  plan: 'Lo que se reservaría',
  planFailed: 'No se han podido comprobar las fechas.',
  booked_one: '{{count}} de {{all}} fechas tiene sitio.',
  booked_other: '{{count}} de {{all}} fechas tienen sitio.',
  booked_many: '{{count}} de {{all}} fechas tienen sitio.',
  outcome: {
    booked: 'sitio',
    closed: 'cerrado',
    full: 'completo',
    stopped: 'ya no se reserva',
  },
  submit: 'Reservar todas las fechas con sitio',
  basket: 'Para reservar de una vez',
  addMore: 'Añadir otro servicio',
  removeItem: 'Quitar {{name}}',
  bookAll_one: 'Hacer {{count}} reserva',
  bookAll_other: 'Hacer {{count}} reservas',
  bookAll_many: 'Hacer {{count}} reservas',
  groupBooked_one: '{{count}} reserva hecha.',
  groupBooked_other: '{{count}} reservas hechas.',
  groupBooked_many: '{{count}} reservas hechas.',
  dates: 'Fechas de la serie',
  together: 'Reservado de una vez',
  cancelAll: 'Cancelar todas las próximas',
  cancelAllText:
    'Se cancelan todas las reservas que no han empezado. Las pasadas quedan como están. Lo pagado por adelantado vuelve al huésped según las condiciones de cada una.',
  done_one: '{{count}} de {{all}} fechas está reservada.',
  done_other: '{{count}} de {{all}} fechas están reservadas.',
  done_many: '{{count}} de {{all}} fechas están reservadas.',
  putOnList: 'Poner «{{name}}» en la lista de espera',
  fullItem:
    '«{{name}}» no tiene sitio para este grupo. Puede esperar entera mientras se reserva lo demás.',
} satisfies Translation<'es', typeof en>;
