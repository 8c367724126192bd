import type { Translation } from '../../../translation';
import type { messageTemplates as en } from '../../en/admin/message-templates';

export const messageTemplates = {
  label: 'Texto',
  own: 'Escribirlo',
  option: '{{name}} ({{language}})',
  preview: 'Vista previa',
  previewFailed: 'No se ha podido cargar la vista previa.',
  example: 'Con valores de ejemplo; los del cliente se insertan al enviar.',
  marketing: 'Publicidad: no se envía a quien no la desea.',
  otherLanguage: 'El cliente lee {{language}}; este texto no existe en ese idioma.',
} satisfies Translation<'es', typeof en>;
