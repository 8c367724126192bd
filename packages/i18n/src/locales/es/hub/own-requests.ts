import type { Translation } from '../../../translation';
import type { ownRequests as en } from '../../en/hub/own-requests';

export const ownRequests = {
  title: 'Solicitudes sobre sus datos',
  text: 'Pida algo a {{vendor}} sobre sus datos. Tendrá respuesta en 30 días.',
  ask: 'Hacer una solicitud',
  what: '¿Qué desea?',
  kinds: {
    access: 'Una copia de todo lo guardado sobre mí',
    correction: 'Corregir algo que está mal',
    erasure: 'Borrar mis datos',
    restriction: 'Conservar mis datos sin usarlos',
    objection: 'No recibir más publicidad',
    portability: 'Mis datos para otro servicio',
  },
  details: 'Detalles',
  detailsHint: 'Puede dejarlo vacío.',
  send: 'Enviar solicitud',
  sent: 'Su solicitud se ha enviado. Recibirá un justificante por correo.',
  failed: 'No se pudo enviar su solicitud.',
  loadFailed: 'No se pudieron cargar sus solicitudes.',
  number: 'Número {{reference}}',
  due: 'Respuesta antes del {{date}}',
  withdraw: 'Retirar',
  withdrawn: 'Su solicitud se ha retirado.',
  states: {
    unconfirmed: 'Sin confirmar',
    open: 'Abierta',
    answered: 'Respondida',
    refused: 'Denegada',
    withdrawn: 'Retirada',
    lapsed: 'Nunca confirmada',
  },
} satisfies Translation<'es', typeof en>;
