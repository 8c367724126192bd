import type { Translation } from '../../../translation';
import type { booking as en } from '../../en/hub/booking';

export const booking = {
  steps: {
    progress: 'Paso {{position}} de {{total}}',
    date: 'Elegir fecha',
    time: 'Elegir hora',
    details: 'Datos de los huéspedes',
    comments: 'Comentarios',
    overview: 'Resumen de la reserva',
    complete: 'Reserva completada',
    waiting: 'En la lista de espera',
  },
  continue: 'Continuar',
  change: 'Cambiar',
  guest: {
    title: 'A nombre de',
  },
  comments: {
    intro: '¿Hay algo que debamos saber? Puede dejarlo vacío.',
  },
  companion: {
    known: 'De sus reservas anteriores',
    addKnown: 'Añadir a {{name}}',
  },
  overview: {
    when: 'Cuándo',
    companions: 'Acompañantes',
    confirm: 'Confirmar la reserva',
    confirmText: 'Revise los datos y confirme.',
  },
  sending: {
    slow: 'Seguimos enviando. La conexión es lenta; deje esta página abierta.',
    undecided:
      'La conexión se perdió mientras se enviaba su reserva para el {{date}} a las {{time}}. Lo que ha escrito se conserva. Inténtelo de nuevo: no se le reservará dos veces.',
    offline: 'No tiene conexión. Se enviará en cuanto vuelva a tenerla.',
  },
  again: 'Reservar de nuevo',
  removeFromCalendar: 'Quitar del calendario',
  cancelFree: 'La cancelación es gratuita.',
  membership: {
    title: '¿Cómo quiere pagar?',
    use: 'Usar {{membership}}',
    left: 'quedan {{left}}, esta reserva usa {{uses}}',
    unlimited: 'Ilimitado',
    none: 'Sin membresía',
    covered: 'Cubierto',
    paid: 'Pagado con {{membership}}',
    stay: 'Incluido en su estancia',
    givenBack: 'Se devuelve el uso de su membresía.',
  },
  cart: {
    title: 'Su carrito',
    intro: 'Lo reservamos todo junto, o nada.',
    another: 'Añadir otra actividad',
    add: 'Añadir al carrito',
    remove: 'Quitar {{activity}}',
    payment: 'Pago de {{activity}}',
    nothingBooked: 'No se ha reservado nada.',
    rest: 'Elija otra hora para {{activity}} o quite la actividad para reservar el resto.',
    heldUntil: 'Se lo guardamos hasta las {{time}}',
    bookAll: 'Reservar las {{number}}',
    also: 'También en su carrito',
    only: 'Reservar solo {{activity}}',
    left: 'Sin reservar, pero todavía en su carrito: {{activities}}.',
    lost: 'Ya no le guardamos nada de él.',
    back: 'Volver',
    notHeld: 'Ya no se lo guardamos',
    see: 'Ver el carrito',
    bookedAndWaiting: 'Su reserva está confirmada. Está en la lista de espera de {{activities}}.',
  },
  overlap: {
    text: 'Coincide con {{activity}}, {{when}}.',
    pair: '{{activity}} coincide con {{other}}, {{when}}.',
    allowed: 'Puede reservar de todos modos.',
  },
} as const satisfies Translation<'es', typeof en>;
