import type { Translation } from '../../translation';
import type { messages as en } from '../en/messages';
import { giftCard } from './messages/gift-card';
import { optOut, reviewRequest } from './messages/marketing';
import { noShow } from './messages/no-show';
import { ownData } from './messages/own-data';
import { pageHead } from './messages/page-head';
import { paymentNotTaken, paymentRequest } from './messages/payment-links';
import { privacy } from './messages/privacy';
import { paymentReceived, paymentRefunded, receipt } from './messages/receipts';
import { bookingReminder } from './messages/reminder';
import { renewal } from './messages/renewal';
import { sandbox } from './messages/sandbox';
import { tableStatuses } from './messages/table-statuses';
import { intake, treatmentConfirmation, treatmentFree } from './messages/treatments';

export const messages = {
  noShow,
  renewal,
  stay: 'Estancia',
  ownData,
  pageHead,
  privacy,
  sandbox,
  bookingReminder,
  reviewRequest,
  optOut,
  tableStatuses,
  treatmentConfirmation,
  treatmentFree,
  intake,
  paymentRequest,
  paymentNotTaken,
  paymentReceived,
  paymentRefunded,
  receipt,
  giftCard,
  shared: {
    greeting: 'Hola, {{name}}:',
    greetingUnnamed: 'Hola:',
    signature: 'Un cordial saludo, {{vendor}}',
    linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
    contact: '¿Tiene alguna pregunta? Escríbanos o llámenos: {{contact}}.',
    automatic: 'Este mensaje ha sido enviado automáticamente por {{vendor}}.',
  },
  calendarFeed: {
    bookings_one: '{{count}} reserva',
    bookings_many: '{{count}} reservas',
    bookings_other: '{{count}} reservas',
  },
  details: {
    title: 'Su reserva',
    bookingId: 'Número de reserva',
    activity: 'Actividad',
    date: 'Fecha',
    time: 'Hora',
    participants: 'Participantes',
    participantsValue_one: '{{count}} persona',
    participantsValue_many: '{{count}} de personas',
    participantsValue_other: '{{count}} personas',
    adults: 'Adultos',
    children: 'Niños',
    childrenValue_one: 'de las cuales {{count}} es menor',
    childrenValue_many: 'de las cuales {{count}} son menores',
    childrenValue_other: 'de las cuales {{count}} son menores',
    addons: 'Extras',
    comment: 'Su comentario',
    total: 'Total',
    before: 'Antes',
    after: 'Ahora',
    cancelUntil: 'Puede cancelar gratuitamente hasta el {{date}} a las {{time}}.',
    also: 'Junto con',
    open: 'Ver mi reserva',
  },
  passwordReset: {
    subject: 'Elija una nueva contraseña para {{vendor}}',
    body: 'Hemos recibido una solicitud para restablecer su contraseña en {{vendor}}. Elija una nueva contraseña con el botón siguiente. El enlace es válido durante 1 hora y solo puede usarse una vez.',
    action: 'Elegir nueva contraseña',
    ignore: 'Si usted no lo ha solicitado, puede ignorar este mensaje. Su contraseña no cambiará.',
  },
  passwordChanged: {
    subject: 'Su contraseña en {{vendor}} se ha cambiado',
    body: 'La contraseña de su cuenta en {{vendor}} se acaba de cambiar y se han cerrado todas sus sesiones. Si no ha sido usted, restablezca ahora su contraseña y póngase en contacto con nosotros.',
    action: 'Restablecer mi contraseña',
  },
  staffInvitation: {
    subject: 'Su acceso a {{vendor}} en Atrium',
    body: '{{inviter}} le ha dado acceso a {{vendor}} en Atrium. Elija una contraseña para empezar. El enlace es válido durante 7 días y solo puede usarse una vez.',
    action: 'Elegir contraseña',
    ignore: 'Si no esperaba este mensaje, puede ignorarlo.',
  },
  staffPasswordReset: {
    subject: 'Elija una nueva contraseña para Atrium',
    body: 'Hemos recibido una solicitud para restablecer la contraseña que usa para {{vendor}} en Atrium. Elija una nueva contraseña con el botón siguiente. El enlace es válido durante 1 hora y solo puede usarse una vez.',
    action: 'Elegir nueva contraseña',
    ignore: 'Si usted no lo ha solicitado, puede ignorar este mensaje. Su contraseña no cambiará.',
  },
  emailChange: {
    subject: 'Confirme su nueva dirección de correo en {{vendor}}',
    body: 'Desea iniciar sesión en {{vendor}} con esta dirección de correo a partir de ahora. Confírmela con el botón de abajo. El enlace es válido durante 1 hora y puede usarse una sola vez.',
    action: 'Confirmar la dirección',
    ignore: 'Si no lo ha solicitado, puede ignorar este mensaje. No cambiará nada.',
  },
  emailChanged: {
    subject: 'Su dirección de correo en {{vendor}} ha cambiado',
    body: 'La dirección de correo de su cuenta en {{vendor}} acaba de cambiarse y, a partir de ahora, iniciará sesión con la nueva. Si no ha sido usted, póngase en contacto con nosotros de inmediato.',
    action: 'Ir a {{vendor}}',
  },
  signInLink: {
    subject: 'Iniciar sesión en {{vendor}}',
    body: 'Ha pedido iniciar sesión en {{vendor}}. Abra el enlace en el navegador en el que lo pidió; en cualquier otro muestra un código que debe escribir allí. El enlace es válido durante 15 minutos y se puede usar una sola vez.',
    action: 'Iniciar sesión',
    ignore:
      'Si no lo ha pedido usted, ignore este mensaje y no dé ningún código a nadie. Sin él, nadie entra en su cuenta.',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en su cuenta de {{vendor}}',
    body: 'Alguien acaba de iniciar sesión en su cuenta de {{vendor}} desde un dispositivo que no se había usado antes. Si ha sido usted, no tiene que hacer nada. Si no, cierre la sesión de ese dispositivo y cambie la contraseña ahora.',
    action: 'Ver mis dispositivos',
    details: 'El inicio de sesión',
    device: 'Dispositivo',
    on: '{{browser}} en {{system}}',
    unknown: 'Desconocido',
    time: 'Fecha y hora',
    address: 'Dirección de red',
  },
  secondFactorChanged: {
    subject: 'Ha cambiado el inicio de sesión en dos pasos',
    body: 'Acaba de cambiar la forma de iniciar sesión en la cuenta de {{vendor}} indicada abajo. Si no lo esperaba, cambie la contraseña ahora y avise a quien se encarga de Atrium en {{vendor}}.',
    action: 'Ver mi cuenta',
    details: 'El cambio',
    account: 'Cuenta',
    change: 'Qué',
    by: 'Por',
    set: 'Inicio de sesión en dos pasos configurado',
    removed: 'Inicio de sesión en dos pasos desactivado',
    reset: 'Inicio de sesión en dos pasos restablecido',
    passkeyAdded: 'Llave de acceso añadida',
    passkeyRemoved: 'Llave de acceso eliminada',
  },
  passkeyChanged: {
    subject: 'Han cambiado las llaves de acceso a su cuenta de {{vendor}}',
    body: 'Acaban de cambiar las llaves de acceso a su cuenta de {{vendor}}. Si ha sido usted, no tiene que hacer nada. Si no, cambie la contraseña ahora y elimine todas las llaves de acceso que no sean suyas.',
    name: 'Llave de acceso',
    added: 'Añadida',
    removed: 'Eliminada',
  },
  activation: {
    subject: 'Active su cuenta en {{vendor}}',
    body: '{{vendor}} ha creado una cuenta para usted, en la que puede reservar actividades y consultar sus reservas. Elija una contraseña para activarla.',
    action: 'Activar cuenta',
    ignore: 'Si no esperaba este mensaje, puede ignorarlo.',
  },
  welcome: {
    subject: 'Le damos la bienvenida a {{vendor}}',
    body: 'Su cuenta está lista. Ya puede reservar actividades, modificar sus reservas y consultar sus estancias en un solo lugar.',
    action: 'Ir a mi espacio',
  },
  bookingConfirmation: {
    subject: 'Confirmada: {{service}}, {{date}}',
    body: 'Su reserva en {{vendor}} está confirmada. ¡Le esperamos con mucho gusto!',
  },
  bookingChange: {
    subject: 'Modificada: {{service}}, {{date}}',
    body: 'Su reserva en {{vendor}} se ha modificado. Estos son los nuevos datos.',
  },
  bookingCancellation: {
    subject: 'Cancelada: {{service}}, {{date}}',
    body: 'Su reserva en {{vendor}} se ha cancelado. Esperamos recibirle en otra ocasión.',
    action: 'Reservar de nuevo',
  },
  bookedAs: 'Reservado sin cuenta por {{name}}.',
  waitingListEntry: {
    subject: 'Lista de espera: {{service}}, {{date}}',
    body: 'Está en la lista de espera de {{vendor}}. Le escribiremos en cuanto haya una plaza. Hasta entonces no tiene ninguna plaza reservada.',
    position: 'Es el número {{position}} de la lista.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Su estancia está reservada: {{about}}',
    text: 'Le esperamos el {{day}}.\n\nSu estancia incluye servicios y tratamientos. Elija aquí sus horas cuando le convenga:\n\n{{link}}\n\nGuarde este correo: quien tenga el enlace puede ver su estancia y reservar lo que incluye.',
  },
  paymentReturned: {
    subject: 'Le devolvemos su pago: {{about}}',
    text: 'Cuando nos llegó su pago, otra persona ya había tomado la última plaza para {{about}}. No hay nada reservado y le devolvemos el importe completo, {{sum}}. Según su banco, puede tardar unos días.\n\nLo sentimos. Puede elegir otra hora cuando quiera.',
  },
  changeReturned: {
    subject: 'Le devolvemos su pago: {{about}}',
    text: 'Cuando nos llegó su pago, el cambio ya no era posible: {{about}}. Su reserva sigue como estaba y le devolvemos el importe completo, {{sum}}. Según su banco, puede tardar unos días.\n\nLo sentimos. Puede cambiar la reserva de otra manera cuando quiera.',
  },
  tableReady: {
    subject: 'Su mesa en {{vendor}} está lista',
    body: 'Su mesa está lista. Acérquese a la entrada en los próximos minutos y le acompañaremos.',
  },
  waitingListPromotion: {
    subject: 'Hay una plaza para usted: {{service}}, {{date}}',
    body: 'Buenas noticias: ha quedado libre una plaza en {{vendor}} y su reserva ya está confirmada.',
    cannotCome:
      'Si finalmente no puede venir, le rogamos que cancele para que otra persona aproveche la plaza.',
  },
} satisfies Translation<'es', typeof en>;
