import type { Translation } from '../../../translation';
import type { sandbox as en } from '../../en/messages/sandbox';

export const sandbox = {
  title: 'Pago de prueba',
  notice: 'Esto es un entorno de pruebas. No se mueve dinero ni se pide tarjeta: elija qué ocurre.',
  pay: 'Pagar {{sum}}',
  askToConfirm: 'Pagar con 3-D Secure',
  giveCard: 'Dar la tarjeta',
  giveWithSecure: 'Darla con 3-D Secure',
  confirmText: 'Su banco le preguntaría ahora si es usted quien paga.',
  confirm: 'Sí, soy yo',
  decline: 'Rechazar la tarjeta',
  declined: 'La tarjeta ha sido rechazada. Elija de nuevo.',
  leave: 'Volver sin pagar',
  misbehave: 'Pagar, con un proveedor que falla',
  silence: 'Sin respuesta al cobrar',
  later: 'Dar una tarjeta que falle más tarde',
  cards: {
    declines: 'Su banco la rechaza más tarde',
    needsGuest: 'Su banco pide más tarde su confirmación',
    isSilent: 'Sin respuesta al cobrarla más tarde',
  },
  closed: 'Este pago está cerrado',
  back: 'Continuar',
  notices: {
    late: 'Su mensaje llega tarde',
    twice: 'Su mensaje llega dos veces',
    outOfOrder: 'Sus mensajes llegan en desorden',
    never: 'Su mensaje no llega nunca',
  },
} satisfies Translation<'es', typeof en>;
