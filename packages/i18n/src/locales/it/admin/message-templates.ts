import type { Translation } from '../../../translation';
import type { messageTemplates as en } from '../../en/admin/message-templates';

export const messageTemplates = {
  label: 'Testo',
  own: 'Da scrivere',
  option: '{{name}} ({{language}})',
  preview: 'Anteprima',
  previewFailed: 'Non è stato possibile caricare l’anteprima.',
  example: 'Con valori di esempio; quelli dell’ospite vengono inseriti all’invio.',
  marketing: 'Pubblicità: non inviata a chi non la desidera.',
  otherLanguage: 'L’ospite legge {{language}}; questo testo non esiste in quella lingua.',
} satisfies Translation<'it', typeof en>;
