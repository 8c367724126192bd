import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/messages/privacy';

export const privacy = {
  kinds: {
    access: 'Acceso a sus datos',
    correction: 'Rectificación de sus datos',
    erasure: 'Supresión de sus datos',
    restriction: 'Limitación del uso de sus datos',
    objection: 'No recibir publicidad',
    portability: 'Sus datos para llevárselos',
  },
  reason: 'El motivo: {{reason}}',
  complain:
    'Si no está de acuerdo, puede reclamar ante su autoridad de protección de datos o acudir a los tribunales.',
  confirm: {
    subject: 'Confirme su solicitud: {{kind}}',
    text: 'Alguien ha pedido esto a {{vendor}} con su dirección de correo: {{kind}}. Confirme que ha sido usted, para que nadie pueda pedir nada en su nombre.',
    link: 'El enlace funciona una sola vez, hasta el {{until}}:',
    ignore: 'Si no ha sido usted, ignore este mensaje: no pasará nada.',
  },
  received: {
    subject: 'Hemos recibido su solicitud: {{kind}}',
    text: 'Recibimos su solicitud ({{kind}}) el {{date}}. Tendrá nuestra respuesta a más tardar el {{due}}. Su número es {{reference}}.',
  },
  extended: {
    subject: 'Necesitamos más tiempo: {{kind}}',
    text: 'No podemos responder a su solicitud {{reference}} antes del {{before}}. Tendrá nuestra respuesta a más tardar el {{due}}.',
  },
  refused: {
    subject: 'Su solicitud: {{kind}}',
    text: 'No podemos atender su solicitud ({{kind}}, número {{reference}}).',
  },
  lifted: {
    subject: 'Se levanta la limitación del uso de sus datos',
    text: 'Hemos levantado la limitación del uso de sus datos (solicitud {{reference}}).',
  },
  answered: {
    subject: 'Nuestra respuesta: {{kind}}',
    intro: 'Esta es nuestra respuesta a su solicitud {{reference}}.',
    access: 'Recibe todo lo que guardamos sobre usted.',
    correction: 'Hemos rectificado sus datos.',
    erasure: 'Hemos suprimido sus datos personales. Su cuenta ya no existe.',
    restriction:
      'Desde ahora solo conservamos sus datos. No cambiamos nada ni le enviamos publicidad; lo que ha reservado sigue en pie. Le avisaremos antes de que esto termine.',
    objection: 'No recibirá más publicidad nuestra, ni por correo ni por SMS.',
    portability: 'Recibe sus datos en un formato que otros programas pueden leer.',
    until:
      'Los enlaces funcionan hasta el {{until}}. Quien los tenga puede leer sus datos: no reenvíe este mensaje.',
    page: 'Para leer:',
    file: 'Para otros programas (JSON):',
    note: 'Además: {{note}}',
  },
  keptIntro: 'Esto debe conservarse:',
  kept: {
    receipts:
      'Los recibos y pagos, que la ley contable nos obliga a conservar. No llevan su nombre.',
    agreements:
      'Lo que aceptó para los pagos con tarjeta guardada, como prueba de que estaban permitidos.',
    figures: 'Las reservas y estancias pasadas sin su nombre, para nuestras estadísticas.',
    proof: 'Que esto se pidió y se hizo, y cuándo. No lleva su nombre.',
  },
  receipt: {
    title: 'Justificante',
    intro: '{{vendor}}, solicitud {{reference}}',
    guest: 'Huésped',
    kind: 'Se pidió',
    details: 'Detalles',
    received: 'Recibida',
    channel: 'Vía',
    channels: {
      hub: 'Desde la cuenta del huésped',
      mail: 'Por el formulario, con una dirección de correo',
      phone: 'Por teléfono',
      letter: 'Por carta',
      inPerson: 'En persona',
    },
    identity: 'Identidad',
    identities: {
      none: 'Sin confirmar',
      account: 'Con sesión iniciada en su cuenta',
      mailLink: 'Confirmada por un enlace en un mensaje',
      staff: 'Comprobada por el personal',
    },
    due: 'Respuesta antes del',
    extended: 'Ampliada dos meses',
    state: 'Estado',
    states: {
      unconfirmed: 'Pendiente de confirmación',
      open: 'Abierta',
      answered: 'Respondida',
      refused: 'Denegada',
      withdrawn: 'Retirada',
      lapsed: 'Nunca confirmada',
    },
    closed: 'Cerrada',
    by: 'Por',
    outcome: 'Respuesta',
    note: 'Nota',
    kept: 'Qué se conserva y por qué',
    lifted: 'Limitación levantada',
  },
} satisfies Translation<'es', typeof en>;
