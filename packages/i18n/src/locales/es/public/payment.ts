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
    'Su reserva se confirma en cuanto pague. Le guardamos la plaza hasta las {{time}}. Si rechazaron su tarjeta, pruebe con otra.',
  elsewhere:
    'Pague en la otra pestaña; después, esta página continúa sola. Le guardamos la plaza hasta las {{time}}.',
  endedTitle: 'No se pagó nada',
  endedText: 'El pago no se completó, así que no hay nada reservado.',
  returnedTitle: 'Su plaza ya no estaba libre',
  returnedText:
    'Otra persona tomó la última plaza. No hay nada reservado y le devolvemos los {{amount}}.',
  doNotPay: 'Cancelar el pago',
  loadFailed: 'No hemos podido comprobar su pago.',
  back: 'Le devolvemos {{refund}} de los {{paid}} pagados.',
  cardInAdvance: 'Al reservar se indica una tarjeta. No se cobra nada en ese momento.',
  card: 'Añadir una tarjeta',
  cardTitle: 'Su tarjeta',
  cardText:
    'Ahora no se cobra nada. Si no acude o cancela tarde, se podrán cobrar hasta {{fee}} en su tarjeta.',
  cardAlso: 'Si no acude o cancela tarde, se podrán cobrar hasta {{fee}} en la misma tarjeta.',
  openCard: 'Aún sin tarjeta',
  openCardText:
    'Su reserva se confirma en cuanto añada una tarjeta. Le guardamos la plaza hasta las {{time}}. Si rechazaron su tarjeta, pruebe con otra.',
  doNotGive: 'Cancelar',
  endedCard: 'No hay reserva',
  endedCardText:
    'No añadió ninguna tarjeta, o la plaza se ocupó entretanto. No se ha cobrado nada.',
  inAdvance: 'Se paga por adelantado: paga al reservar.',
  invalid: 'Este enlace no lleva a ningún pago',
  paid: 'Pagado: {{amount}}',
} satisfies Translation<'es', typeof en>;
