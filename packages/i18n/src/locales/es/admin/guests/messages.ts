import type { Translation } from '../../../../translation';
import type { messages as en } from '../../../en/admin/guests/messages';

export const messages = {
  title: 'Mensajes',
  none: 'No se han enviado mensajes a este huésped.',
  failed: 'No se han podido cargar los mensajes.',
  subject: 'Asunto',
  retention: 'Los mensajes se conservan durante 90 días.',
  write: 'Escribir mensaje',
  text: 'Mensaje',
  sendFailed: 'No se ha podido enviar el mensaje.',
  sendAgain: 'Reenviar',
  sendAgainFailed: 'No se ha podido reenviar el mensaje.',
  email: 'Correo',
  sms: 'SMS',
  unsentHint: 'No hay servidor de correo configurado: el mensaje se guardó aquí y no se envió.',
  waits: 'Se enviará el {{when}}, tras las horas de silencio.',
  attempts_one: 'Tras {{count}} intento',
  attempts_many: 'Tras {{count}} intentos',
  attempts_other: 'Tras {{count}} intentos',
  states: {
    pending: 'Pendiente de envío',
    sending: 'Enviándose',
    sent: 'Enviado',
    failed: 'Fallido',
    unsent: 'No enviado',
    suppressed: 'No enviado',
  },
  suppressions: {
    optedOut: 'El cliente no desea estos mensajes, así que no se ha enviado.',
    undeliverable:
      'Los servidores de correo han respondido dos veces que esta dirección no existe, así que el mensaje no se ha enviado. Corrija la dirección o reenvíe un mensaje fallido.',
    outdated: 'No enviado: la visita se canceló o se cambió antes de que saliera el mensaje.',
  },
} satisfies Translation<'es', typeof en>;
