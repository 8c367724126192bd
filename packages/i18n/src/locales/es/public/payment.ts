import type { Translation } from '../../../translation';
import type { payment as en } from '../../en/public/payment';

export const payment = {
  title: 'Pago',
  now: 'A pagar ahora',
  later: 'A pagar en el establecimiento',
  pay: 'Pagar {{amount}}',
  choice: '¿Cuándo desea pagar?',
  payNow: 'Pagar {{amount}} ahora',
  payLater: 'Pagar en el establecimiento',
  terms: 'Si cancela',
  free: 'Gratis hasta {{hours}} horas antes del inicio',
  costs: '{{percent}} del precio hasta {{hours}} horas antes',
  afterwards: 'Después, el precio completo',
  settling: 'Estamos confirmando su pago. Tarda un momento; puede cerrar esta página.',
  openTitle: 'Aún sin pagar',
  openText:
    'No hay nada reservado hasta que pague. Guardamos su plaza hasta las {{time}}. Si rechazaron su tarjeta, pruebe con otra.',
  elsewhere:
    'Usted paga en otra pestaña y, después, esta página continúa sola. Guardamos su plaza hasta las {{time}}.',
  endedTitle: 'No se pagó nada',
  endedText: 'El pago ha terminado y no hay nada reservado.',
  returnedTitle: 'Su plaza ya no estaba libre',
  returnedText:
    'Otra persona tomó la última plaza. No hay nada reservado y le devolvemos los {{amount}}.',
  doNotPay: 'No pagar',
  loadFailed: 'No se pudo comprobar el estado de su pago.',
  back: 'Se le devuelven {{refund}} de los {{paid}} pagados.',
  cardInAdvance: 'Al reservar se indica una tarjeta. No se cobra nada en ese momento.',
  card: 'Indicar una tarjeta',
  cardTitle: 'Su tarjeta',
  cardText:
    'Ahora no se cobra nada. Si no acude o cancela tarde, se podrán cobrar hasta {{fee}} en su tarjeta.',
  cardAlso: 'Si no acude o cancela tarde, se podrán cobrar hasta {{fee}} en la misma tarjeta.',
  openCard: 'Aún sin tarjeta',
  openCardText:
    'No hay reserva hasta que indique una tarjeta. Le guardamos la plaza hasta las {{time}}. Si su tarjeta fue rechazada, puede probar con otra.',
  doNotGive: 'No indicar tarjeta',
  endedCard: 'No hay reserva',
  endedCardText: 'No indicó ninguna tarjeta, o la plaza ya estaba ocupada. No se cobró nada.',
  inAdvance: 'Se paga por adelantado: paga al reservar.',
  invalid: 'Este enlace no lleva a ningún pago',
  paid: 'Pagado: {{amount}}',
} satisfies Translation<'es', typeof en>;
