import type { Translation } from '../../translation';
import type { payLink as en } from '../en/pay-link';

export const payLink = {
  title: 'Pagar a {{venue}}',
  pay: 'Pagar {{sum}}',
  secure:
    'Paga en una página segura y vuelve aquí. El número de su tarjeta nunca llega a {{venue}}.',
  until: 'Se puede pagar hasta el {{until}}.',
  notYet: 'Todavía no ha pagado.',
  paid: 'Gracias, está pagado',
  paidText: '{{venue}} ha recibido su pago de {{sum}} por {{about}}.',
  settling: 'Su pago está en camino',
  settlingText:
    'El banco aún no lo ha confirmado. Suele tardar menos de un minuto; no hace falta volver a pagar.',
  over: 'No hay nada que pagar aquí',
  overText:
    '{{venue}} ya no lo pide o el enlace ha caducado. No se ha cobrado nada. ¿Preguntas? Contacte con {{venue}}.',
  invalid: 'Este enlace no funciona',
  invalidText: 'Ábralo de nuevo desde el correo o contacte con {{venue}}.',
  failed: 'No se ha podido cargar el pago.',
} satisfies Translation<'es', typeof en>;
