import type { Translation } from '../../../../translation';
import type { messageTemplates as en } from '../../../en/admin/settings/message-templates';

export const messageTemplates = {
  label: 'Texto',
  own: 'Escribirlo',
  option: '{{name}} ({{language}})',
  preview: 'Vista previa',
  previewFailed: 'No se ha podido cargar la vista previa.',
  example: 'Con valores ficticios; los del cliente se insertan al enviar.',
  ofGuest: 'Con los valores de este cliente.',
  showWith: 'Mostrar con',
  invented: 'Valores ficticios',
  noBooking: 'Ninguna reserva coincide.',
  ofBooking: 'Con los valores de {{guest}}, {{service}}, {{date}}.',
  invent: 'Con valores ficticios: todavía no hay ninguna reserva.',
  unknown: 'No se conoce aquí: {{names}}',
  marketing: 'Publicidad: no se envía a quien no la desea.',
  otherLanguage: 'El cliente lee {{language}}; este texto no existe en ese idioma.',
} satisfies Translation<'es', typeof en>;
