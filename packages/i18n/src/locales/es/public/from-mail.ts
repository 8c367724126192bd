import type { Translation } from '../../../translation';
import type { optOut as optOutEn, rating as ratingEn } from '../../en/public/from-mail';

export const rating = {
  title: '¿Qué tal fue su visita?',
  about: '{{service}}, {{date}}',
  question: 'Su valoración',
  value_one: '{{count}} estrella',
  value_many: '{{count}} estrellas',
  value_other: '{{count}} estrellas',
  poor: 'Mala',
  excellent: 'Excelente',
  comment: '¿Qué le ha gustado y qué podría mejorar?',
  commentHint: 'Puede dejarlo vacío. Solo lo lee {{vendor}}.',
  send: 'Enviar valoración',
  change: 'Guardar cambios',
  thanks: '¡Gracias!',
  thanksText: '{{vendor}} ha recibido su valoración: {{rating}} de 5.',
  again: 'Cambiar mi respuesta',
  invalid: 'Este enlace no es válido',
  invalidText: 'Puede que esté incompleto. Ábralo de nuevo desde el mensaje.',
  closed: 'Esta visita ya no se puede valorar',
  closedText: 'Fue hace más de 90 días. Siempre puede escribir a {{vendor}}.',
  failed: 'No se ha podido enviar su valoración. Inténtelo de nuevo.',
  toVenue: 'Ir a {{vendor}}',
} satisfies Translation<'es', typeof ratingEn>;

export const optOut = {
  title: 'No más publicidad por correo',
  text: '¿Quiere que {{vendor}} deje de enviarle ofertas y peticiones de valoración? Seguirá recibiendo lo relativo a sus reservas.',
  titleSms: 'No más publicidad por SMS',
  confirm: 'Dejar de recibirlos',
  done: 'Ya no recibirá estos mensajes',
  doneText:
    '{{vendor}} lo ha anotado. Las confirmaciones y los cambios de sus reservas le seguirán llegando.',
  invalid: 'Este enlace no es válido',
  invalidText:
    'Puede que esté incompleto. Ábralo de nuevo desde el mensaje o escriba a {{vendor}}.',
  failed: 'No se ha podido guardar. Inténtelo de nuevo.',
  toVenue: 'Ir a {{vendor}}',
} satisfies Translation<'es', typeof optOutEn>;
