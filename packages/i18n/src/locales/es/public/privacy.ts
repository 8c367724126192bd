import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/public/privacy';

export const privacy = {
  title: 'Preguntar por sus datos',
  text: 'Pida algo a {{vendor}} sobre sus datos. Le enviaremos un enlace para confirmar que es usted.',
  what: '¿Qué desea?',
  details: 'Detalles',
  detailsHint: 'Puede dejarlo vacío.',
  send: 'Enviar solicitud',
  kinds: {
    access: 'Una copia de todo lo guardado sobre mí',
    correction: 'Corregir algo que está mal',
    erasure: 'Borrar mis datos',
    restriction: 'Conservar mis datos sin usarlos',
    objection: 'No recibir más publicidad',
    portability: 'Mis datos para otro servicio',
  },
  sent: 'Si {{vendor}} conoce esta dirección, un enlace va en camino. Su solicitud cuenta cuando lo haya seguido.',
  confirm: {
    title: 'Confirme su solicitud',
    text: 'Un clic, y el establecimiento responde en 30 días.',
    button: 'He sido yo',
    done: 'Su solicitud está confirmada',
    doneText: 'Su número es {{reference}}. Tendrá respuesta antes del {{due}}.',
    invalid: 'Este enlace no es válido',
    invalidText:
      'Funciona una vez, durante 48 horas. Haga la solicitud otra vez o escriba al establecimiento.',
  },
} satisfies Translation<'es', typeof en>;
