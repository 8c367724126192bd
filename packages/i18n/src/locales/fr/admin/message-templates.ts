import type { Translation } from '../../../translation';
import type { messageTemplates as en } from '../../en/admin/message-templates';

export const messageTemplates = {
  label: 'Texte',
  own: 'À rédiger',
  option: '{{name}} ({{language}})',
  preview: 'Aperçu',
  previewFailed: 'L’aperçu n’a pas pu être chargé.',
  example: 'Avec des valeurs d’exemple ; celles du client sont insérées à l’envoi.',
  marketing: 'Publicité : non envoyée aux clients qui n’en veulent pas.',
  otherLanguage: 'Le client lit {{language}} ; ce texte n’existe pas dans cette langue.',
} satisfies Translation<'fr', typeof en>;
